// Loaded before each server that `startService` starts: ends it when the process that started it has ended without
// stopping it, for example by SIGKILL. Otherwise it would keep its port, and the next start would find it busy.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
// A listener of its own would keep a process that has nothing else to do.
process.channel?.unref();
