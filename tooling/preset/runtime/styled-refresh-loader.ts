const STYLED_COMPONENT = /^(?:export )?const ([A-Z]\w*) = styled[.(]/gm;

/**
 * Rspack loader for development: registers styled components for React refresh, which only recognises functions. Without
 * it each change of a file would make its styled components new ones, and everything inside them would lose its state.
 */
export default function registerStyledComponents(source: string): string {
  const names = [...source.matchAll(STYLED_COMPONENT)].map(([, name]) => name);
  return [source, ...names.map((name) => `$RefreshReg$(${name}, "${name}");`)].join('\n');
}
