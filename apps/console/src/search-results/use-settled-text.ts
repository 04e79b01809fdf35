import { useEffect, useState } from 'react';

/** The text once it has stayed the same for so many milliseconds: so that not every key sends a request. */
export function useSettledText(text: string, milliseconds = 150): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), milliseconds);
    return () => clearTimeout(timer);
  }, [text, milliseconds]);
  return settled;
}
