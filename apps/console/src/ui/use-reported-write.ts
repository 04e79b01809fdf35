import { errorText } from './error-text.ts';
import { useToast } from './toast.tsx';

/** Sends a write whose result is visible elsewhere: a message confirms it, or shows the server's error. */
export function useReportedWrite(): (write: () => Promise<unknown>, done: string) => Promise<void> {
  const showToast = useToast();
  return async (write, done) => {
    try {
      await write();
      showToast({ text: done });
    } catch (error) {
      showToast({ text: errorText(error), tone: 'error' });
    }
  };
}
