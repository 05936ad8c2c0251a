import { startStandalone } from 'shared-shell/standalone';
import remote from './remote.ts';

startStandalone(remote);
