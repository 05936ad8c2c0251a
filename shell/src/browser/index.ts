// The federation runtime must own the share scope before any shared module is imported, hence this one hop.
import(/* webpackChunkName: "bootstrap" */ './bootstrap.ts');
