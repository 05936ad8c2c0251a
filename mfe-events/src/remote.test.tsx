import { describeConformance } from 'shared-shell/conformance';
import remote from './remote.ts';

describeConformance(remote);
