import { errorText } from '../ui/error-text.ts';
import { useToast } from '../ui/toast.tsx';

/** Sends a write whose success is visible by itself: a message shows the server's error. */
export function useReportedFailure(): (write: () => Promise<unknown>) => Promise<boolean> {
  const showToast = useToast();
  return async (write) => {
    try {
      await write();
      return true;
    } catch (error) {
      showToast({ text: errorText(error), tone: 'error' });
      return false;
    }
  };
}
