export { bundle, type Bundle } from './bundle';
export { answersToViewers, type ViewerAnswers } from './as-viewer';
export { makeHarness, type TestedService } from './harness';
export { type Answer, type Call, type RunningService, testSecret } from './running-service';
export { type ScriptedService, startScriptedService } from './scripted-service';
