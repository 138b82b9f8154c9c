import './tracing'; // first: modules loaded earlier are not traced
import { runService } from '@colloquy/service';
import { buildApp } from './app';
import { readConfig } from './config';

void runService('conversation', { readConfig, buildApp });
