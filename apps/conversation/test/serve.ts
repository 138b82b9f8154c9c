import { runService } from '@colloquy/service';
import { buildApp } from '../src/app';
import { readConfig } from '../src/config';
import { scriptedInterviewer } from './scripted-interviewer';

// the service as a process that a test can kill, with a scripted interviewer
void runService('conversation', {
  readConfig,
  buildApp: (config) => buildApp(config, { interviewerFor: scriptedInterviewer }),
});
