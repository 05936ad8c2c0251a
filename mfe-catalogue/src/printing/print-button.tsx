import { useState } from 'react';
import { Button, Text } from 'shared-ui';
import { NeedsScript } from 'shared-ui/scripting';
import { printingMessages as texts } from './messages.en.ts';

/** Prints the page. Browsers inside of apps often cannot: there it says where the page can be printed. */
export function PrintButton({ size }: { size?: 'm' | 's' }) {
  const [isImpossible, setImpossible] = useState(false);
  const print = () => {
    // Some of them have no such function, against its type.
    if (typeof window.print === 'function') window.print();
    else setImpossible(true);
  };
  return (
    <NeedsScript>
      <Button size={size} onClick={print}>
        {texts.print}
      </Button>
      {isImpossible && (
        <Text size="s" role="alert">
          {texts.cannotPrint}
        </Text>
      )}
    </NeedsScript>
  );
}
