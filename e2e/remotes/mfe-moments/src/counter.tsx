import { useState } from 'react';
import { Button } from 'shared-ui';

/** A button that only code answers. */
export function Counter() {
  const [presses, setPresses] = useState(0);
  return <Button onClick={() => setPresses(presses + 1)}>Pressed {presses} times</Button>;
}
