import { useEffect, useRef, useState } from 'react';
import { savesData } from 'shared-ui/idle';
import small from '../../pictures/hero/hero-360.mp4';
import large from '../../pictures/hero/hero-720.mp4';

/** Whether the film may start automatically: not under Save-Data, on slow connections or with reduced motion. */
export function mayPlayFilm(reducedMotion: boolean): boolean {
  const { connection } = navigator as { connection?: { effectiveType?: string } };
  return !savesData() && !reducedMotion && (connection?.effectiveType ?? '4g') === '4g';
}

const filmForWidth = (width: number) => (width >= 768 ? large : small);

/**
 * The hero film. It is not in the server HTML or the first view and loads later. The visitor's choice on the
 * button takes precedence. Out of view it rests, because it costs battery.
 */
export function useHeroFilm() {
  const video = useRef<HTMLVideoElement>(null);
  const [source, setSource] = useState<string | null>(null);
  const [playing, setPlaying] = useState(false);
  const [ready, setReady] = useState(false);
  const [isInView, setIsInView] = useState(true);

  useEffect(() => {
    const reduced = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (!mayPlayFilm(reduced)) return;
    const begin = () => {
      setPlaying(true);
      setSource(filmForWidth(window.innerWidth));
    };
    const timer = window.setTimeout(begin, 2500);
    return () => window.clearTimeout(timer);
  }, []);

  useEffect(() => {
    const film = video.current;
    if (!film || !source) return;
    const observer = new IntersectionObserver((entries) =>
      setIsInView(entries.at(-1)?.isIntersecting === true),
    );
    observer.observe(film);
    return () => observer.disconnect();
  }, [source]);

  useEffect(() => {
    const film = video.current;
    if (!film || !source) return;
    // React does not set the `muted` attribute on existing elements, and browsers do not autoplay films with sound.
    film.muted = true;
    const show = () => setReady(true);
    const fail = () => setPlaying(false);
    film.addEventListener('playing', show);
    film.addEventListener('error', fail);
    // A pause ends an attempt to play, which is no failure.
    if (playing && isInView)
      film.play()?.catch((error: DOMException) => {
        if (error.name !== 'AbortError') fail();
      });
    else film.pause();
    return () => {
      film.removeEventListener('playing', show);
      film.removeEventListener('error', fail);
    };
  }, [source, playing, isInView]);

  const toggle = () => {
    if (!source) setSource(filmForWidth(window.innerWidth));
    setPlaying(!playing);
  };
  return { video, source, playing, ready, toggle };
}
