/** Makes every picture look as after a failed request, as it does before hydration. Returns how to undo it. */
export function failPictures(): () => void {
  const proto = HTMLImageElement.prototype;
  const failed = { complete: true, naturalWidth: 0, currentSrc: 'http://api.test/failed.jpg' };
  const undo = Object.entries(failed).map(([name, value]) => {
    const before = Object.getOwnPropertyDescriptor(proto, name);
    Object.defineProperty(proto, name, { get: () => value, configurable: true });
    return () => (before ? Object.defineProperty(proto, name, before) : Reflect.deleteProperty(proto, name));
  });
  return () => {
    for (const restore of undo) restore();
  };
}
