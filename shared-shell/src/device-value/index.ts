export { createDeviceValue, type DeviceValue } from './device-value.ts';
export { type DeviceKey, useDeviceValue } from './use-device-value.ts';
