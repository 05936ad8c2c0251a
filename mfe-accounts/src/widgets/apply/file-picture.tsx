import { useEffect, useState } from 'react';
import { FileIcon, styled } from 'shared-ui';

const Picture = styled.img({ flex: 'none', width: 48, height: 48, objectFit: 'cover', borderRadius: 8 });

/** A small view of a chosen picture, or a sheet of paper for everything else. Decoration: the name stands beside it. */
export function FilePicture({ file }: { file: File }) {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    if (!file.type.startsWith('image/') || !URL.createObjectURL) return;
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  if (!address) return <FileIcon size={20} />;
  return <Picture src={address} alt="" width={48} height={48} onError={() => setAddress(null)} />;
}
