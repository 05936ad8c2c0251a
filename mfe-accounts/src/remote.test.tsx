import { describeConformance } from 'shared-host/conformance';
import remote from './remote.ts';

describeConformance(remote);
