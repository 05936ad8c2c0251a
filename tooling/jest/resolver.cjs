/** React, of which pages have one: that of the site. */
const shared = /^(?:react|react-dom)(?:\/|$)/;

/**
 * Finds React for each library where the remote finds it. The composed site gives a library that brings a React of its own
 * the site's, so tests of a page with it do the same.
 */
module.exports = (request, options) =>
  options.defaultResolver(
    request,
    shared.test(request) && options.rootDir ? { ...options, basedir: options.rootDir } : options,
  );
