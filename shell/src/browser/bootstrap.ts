import { nextTask } from './next-task.ts';
import { provided } from './provided.ts';

/**
 * Evaluates the shell's code and starts the site, in several short tasks: in one, a slow phone answers no input for a
 * quarter of a second.
 */
export async function bootstrap(): Promise<void> {
  const parts = [
    ...provided,
    () => import(/* webpackMode: "eager" */ 'react-dom/client'),
    () => import(/* webpackMode: "eager" */ './start-site.ts'),
  ];
  for (const evaluate of parts) {
    await evaluate();
    await nextTask();
  }
  await import(/* webpackMode: "eager" */ './start-page.ts');
}
