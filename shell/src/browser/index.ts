// A dynamic import, because the federation runtime must initialise the share scope before any shared module is loaded.
import(/* webpackChunkName: "bootstrap" */ './bootstrap.ts');
