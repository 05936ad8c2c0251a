import { startStandalone } from 'shared-host/standalone';
import remote from './remote.ts';

startStandalone(remote);
