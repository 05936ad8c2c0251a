import { useContext, useEffect, useRef } from 'react';
import { MessagePlacesContext } from './message-places.ts';

/** The live region inside a dialog for messages while the dialog is the topmost one. */
export function MessageSlot({ open, className }: { open: boolean; className?: string }) {
  const places = useContext(MessagePlacesContext);
  const slot = useRef<HTMLDivElement>(null);
  useEffect(() => (open && slot.current ? places.offer(slot.current) : undefined), [places, open]);
  return <div ref={slot} role="alert" className={className} />;
}
