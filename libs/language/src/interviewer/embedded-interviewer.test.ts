import { interviewerPortSuite } from '../../test/interviewer-port-suite';
import { embeddedInterviewer } from './embedded-interviewer';

interviewerPortSuite(embeddedInterviewer);
