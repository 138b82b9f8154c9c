import { describeBroker } from './broker-suite';
import { brokerUrl, realWorld } from './real-world';

describeBroker('the real broker', () => realWorld(brokerUrl()));
