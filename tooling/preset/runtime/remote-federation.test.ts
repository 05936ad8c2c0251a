interface Instance {
  name: string;
  initOptions: jest.Mock;
}

/** A page whose shell provides the runtime. Returns a function that evaluates the entry of a remote. */
function pageOfShell() {
  const shell: Instance = { name: 'shell', initOptions: jest.fn() };
  const instances = [shell];
  const runtime = {
    init: () => shell,
    getInstance: (find: (instance: Instance) => boolean) => instances.find(find) ?? null,
    createInstance: ({ name }: { name: string }) => {
      const instance = { name, initOptions: jest.fn() };
      instances.push(instance);
      return instance;
    },
  };
  const federation = {
    runtime,
    instance: shell,
    initOptions: { name: 'shell' },
    bundlerRuntime: { S: { default: {} }, consumes: jest.fn() },
    bundlerRuntimeOptions: { remotes: {} },
  };
  Object.assign(globalThis, { _FEDERATION_BUNDLER_RUNTIME: federation });
  return { federation, entry };
}

async function entry() {
  jest.resetModules();
  return (await import('./remote-federation.ts')).default;
}

afterEach(() => {
  Object.assign(globalThis, { _FEDERATION_BUNDLER_RUNTIME: undefined });
});

test('each remote has an instance and a state of its own, with the code of the shell', async () => {
  const { federation, entry } = pageOfShell();
  const events = await entry();
  const accounts = await entry();
  expect(events.runtime.init({ name: 'mfe_events' }).name).toBe('mfe_events');
  expect(accounts.runtime.init({ name: 'mfe_accounts' }).name).toBe('mfe_accounts');
  expect(events.bundlerRuntime).toMatchObject({ S: {}, consumes: federation.bundlerRuntime.consumes });
  expect(events.bundlerRuntime.S).not.toBe(accounts.bundlerRuntime.S);
  expect(events.bundlerRuntimeOptions).toEqual({});
  expect([events.instance, events.initOptions]).toEqual([undefined, undefined]);
  expect(federation.instance.name).toBe('shell');
});

test('an entry that is evaluated again after a failure goes on with the instance of the first time', async () => {
  const { entry } = pageOfShell();
  const first = (await entry()).runtime.init({ name: 'mfe_events' });
  const second = (await entry()).runtime.init({ name: 'mfe_events' });
  expect(second).toBe(first);
  expect(first.initOptions).toHaveBeenCalledWith({ name: 'mfe_events' });
});

test('under a shell without the runtime the entry says what is wrong', async () => {
  await expect(entry()).rejects.toThrow('its shell is older than this remote');
});
