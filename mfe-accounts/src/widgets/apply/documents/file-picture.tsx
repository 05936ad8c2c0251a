import { useEffect, useState } from 'react';
import { styled } from 'shared-ui';
import { extensionOf } from '../../../files/file-rules.ts';

const Picture = styled.img({ flex: 'none', width: 48, height: 48, objectFit: 'cover', borderRadius: 8 });
/** A drawn sheet of paper with the file extension. */
const Sheet = styled.span({
  flex: 'none',
  display: 'grid',
  placeItems: 'end center',
  width: 38,
  height: 48,
  marginInline: 5,
  paddingBottom: 6,
  border: '1px solid var(--c-control)',
  borderRadius: '4px 14px 4px 4px',
  background: 'var(--c-card)',
  color: 'var(--c-error)',
  fontSize: '.6875rem',
  fontWeight: 800,
  letterSpacing: '.03em',
});

/** A preview of a picture, or a drawn sheet for other files. Decorative: the name is beside it. */
export function FilePicture({ file }: { file: File }) {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    if (!file.type.startsWith('image/') || !URL.createObjectURL) return;
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  if (address)
    return <Picture src={address} alt="" width={48} height={48} onError={() => setAddress(null)} />;
  return <Sheet aria-hidden="true">{extensionOf(file.name).toUpperCase()}</Sheet>;
}
