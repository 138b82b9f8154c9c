import './tracing'; // first: what is loaded before it is not traced
import { runService } from '@colloquy/service';
import { buildApp } from './app';
import { readConfig } from './config';

void runService('gateway', { readConfig, buildApp });
