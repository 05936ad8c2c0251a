import { defineRemote } from 'shared-shell';
import config from '../remote.config.ts';

export default defineRemote(config, {
  pages: {
    controls: { load: () => import(/* webpackChunkName: "page-controls" */ './pages/controls.tsx') },
    reading: { load: () => import(/* webpackChunkName: "page-reading" */ './pages/reading.tsx') },
    'widget-below': {
      load: () => import(/* webpackChunkName: "page-widget-below" */ './pages/widget-below.tsx'),
    },
  },
  widgets: {
    'moments-counter': {
      load: () => import(/* webpackChunkName: "widget-moments-counter" */ './widgets/moments-counter.tsx'),
    },
  },
});
