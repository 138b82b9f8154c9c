import { runService } from '@colloquy/service';
import { buildApp } from '../src/app';
import { readConfig } from '../src/config';
import { scriptedInterviewer } from './scripted-interviewer';

// the service as a process of its own that a test can kill, with an interviewer whose words are known
void runService('conversation', {
  readConfig,
  buildApp: (config) => buildApp(config, { interviewerFor: scriptedInterviewer }),
});
