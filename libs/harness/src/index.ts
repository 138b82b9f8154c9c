export { bundle } from './bundle';
export { answersToViewers, type ViewerAnswers } from './as-viewer';
export { makeHarness } from './harness';
export { type Answer, type Call, type RunningService, testSecret } from './running-service';
export { startScriptedService } from './scripted-service';
