import { ContentError, formatProblem } from '../reading/problem.ts';
import { readContentPack } from '../reading/read-content-pack.ts';

type Files = Readonly<Record<string, string | Buffer>>;

/** A pack in memory, by file name. */
export const sourceOf = (files: Files) => ({
  name: 'test',
  read: async (file: string) => {
    const body = files[file];
    return body === undefined ? null : Buffer.from(body as string);
  },
  list: async () => Object.keys(files),
});

export const read = (files: Files) => readContentPack(sourceOf(files));

/** The errors of a pack that is refused, each as the line that the check prints. */
export async function problems(files: Files): Promise<string[]> {
  const error = await read(files).catch((reason) => reason);
  expect(error).toBeInstanceOf(ContentError);
  return (error as ContentError).message.split('\n');
}

/** The warnings of a pack, each as the line that the check prints. */
export const warningsOf = async (files: Files): Promise<string[]> =>
  (await read(files)).warnings.map(formatProblem);
