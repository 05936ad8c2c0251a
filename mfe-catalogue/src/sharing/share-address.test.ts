import { copyAddress } from './copy-address.ts';
import { shareAddress } from './share-address.ts';

jest.mock('./copy-address.ts', () => ({ copyAddress: jest.fn() }));

const notify = jest.fn();
const share = (answer?: () => Promise<void>) => {
  Object.assign(navigator, { share: answer });
  return shareAddress('https://site.test/course_details/1', 'Nursing', notify);
};

beforeEach(() => jest.clearAllMocks());

it('opens the share sheet, and does nothing more when it is closed', async () => {
  await share(async () => {});
  await share(() => Promise.reject(new DOMException('Share canceled', 'AbortError')));
  expect(copyAddress).not.toHaveBeenCalled();
});

it('copies the address where there is no share sheet, or the browser does not open it', async () => {
  await share();
  await share(() => Promise.reject(new DOMException('Must be handling a user gesture', 'NotAllowedError')));
  expect(copyAddress).toHaveBeenCalledTimes(2);
  expect(copyAddress).toHaveBeenLastCalledWith('https://site.test/course_details/1', notify);
});
