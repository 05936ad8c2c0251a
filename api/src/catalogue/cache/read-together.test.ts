import { readTogether } from './read-together.ts';

test('what is wanted during a read is read together, and a failure reaches only those who wanted it', async () => {
  const reads: number[][] = [];
  const answers: ((fails?: Error) => void)[] = [];
  const read = readTogether<string>((ids) => {
    reads.push([...ids]);
    return new Promise((resolve, reject) => {
      answers.push((error) => (error ? reject(error) : resolve(new Map(ids.map((id) => [id, `${id}`])))));
    });
  });
  const settle = () => new Promise((resolve) => setImmediate(resolve));

  const [first, second, third] = [read([1]), read([2, 3]), read([3, 4])];
  expect(reads).toEqual([[1]]);
  answers[0]?.();
  expect((await first).get(1)).toBe('1');
  await settle();
  expect(reads).toEqual([[1], [2, 3, 4]]);
  const fourth = read([5]);
  answers[1]?.(new Error('gone'));
  await expect(second).rejects.toThrow('gone');
  await expect(third).rejects.toThrow('gone');
  await settle();
  answers[2]?.();
  expect((await fourth).get(5)).toBe('5');
  // Nothing is under way any more.
  void read([6]);
  expect(reads.at(-1)).toEqual([6]);
});
