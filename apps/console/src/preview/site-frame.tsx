import { type CSSProperties, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import css from './preview.module.css';

export interface SiteFrameProps {
  /** A page of the site that may be framed. */
  readonly href: string;
  readonly title: string;
  /** With another one the page is loaded again, where it was. */
  readonly revision: string;
  /** Of the page, in CSS px; it is shown smaller where there is less room. */
  readonly width: number;
  readonly scheme: 'light' | 'dark';
  /** The page's document, each time that it has been loaded. */
  readonly onLoad?: ((document: Document) => void) | undefined;
  /** The page's document, each time that everything on it has its place: once it is loaded, and with another width or scheme. */
  readonly onMeasure?: ((document: Document) => void) | undefined;
  /** What the page is scrolled in, and what happens when it is. */
  readonly roomRef?: RefObject<HTMLDivElement | null> | undefined;
  readonly onScroll?: (() => void) | undefined;
  /** What lies over the page, in its own measures; `--frame-scale` is the scale at which it is shown. */
  readonly children?: ReactNode;
}

/** Px of a page before it is measured. */
const firstHeight = 900;

/**
 * A page of the site as its server makes it. Nothing runs in the frame, and nothing in it leads away: it has no scripts, forms
 * or windows. It is of this origin, so that it is opened with the session of whoever looks at it, and can be measured.
 */
export function SiteFrame(props: SiteFrameProps): ReactNode {
  const { href, title, revision, width, scheme, onLoad, onMeasure, roomRef, onScroll, children } = props;
  const frame = useRef<HTMLIFrameElement>(null);
  const ownRoom = useRef<HTMLDivElement>(null);
  const room = roomRef ?? ownRoom;
  const [available, setAvailable] = useState(width);
  const [height, setHeight] = useState(firstHeight);
  const [loaded, setLoaded] = useState(0);
  const shown = useRef(revision);

  useEffect(() => {
    const element = room.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setAvailable(element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, [room]);
  useEffect(() => {
    if (shown.current === revision) return;
    shown.current = revision;
    frame.current?.contentWindow?.location.replace(href);
  }, [revision, href]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page that was loaded again, or is wider, has another height.
  useEffect(() => {
    const element = frame.current;
    const page = element?.contentDocument;
    if (!element || !page?.body || page.URL === 'about:blank') return;
    page.documentElement.style.colorScheme = scheme;
    // As high as what is on it: measured where it has no more room than a screen.
    element.style.height = `${firstHeight}px`;
    const measured = page.documentElement.scrollHeight;
    element.style.height = `${measured}px`;
    setHeight(measured);
    onMeasure?.(page);
  }, [scheme, width, loaded]);

  const scale = Math.min(1, available / width);
  const pageStyle = { inlineSize: width, blockSize: height, scale, '--frame-scale': scale } as CSSProperties;
  return (
    <div ref={room} className={css.room} onScroll={onScroll}>
      <div className={css.sized} style={{ inlineSize: width * scale, blockSize: height * scale }}>
        <div className={css.page} style={pageStyle}>
          <iframe
            ref={frame}
            src={href}
            title={title}
            sandbox="allow-same-origin"
            style={{ inlineSize: width }}
            onLoad={({ currentTarget }) => {
              setLoaded((count) => count + 1);
              if (currentTarget.contentDocument) onLoad?.(currentTarget.contentDocument);
            }}
          />
          {children}
        </div>
      </div>
    </div>
  );
}
