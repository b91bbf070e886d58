'use client';
import { Children, useEffect, useState } from 'react';

const slideIntervalMs = 5000;

/** Carousel that shows one slide at a time. */
export function Carousel({ labels, children }) {
  const slides = Children.toArray(children);
  const [index, setIndex] = useState(0);
  const [isPlaying, setIsPlaying] = useState(true);
  const [isHovered, setIsHovered] = useState(false);
  const show = (next) => setIndex((next + slides.length) % slides.length);

  useEffect(() => {
    if (!isPlaying || isHovered) return;
    const timer = setTimeout(() => setIndex((index + 1) % slides.length), slideIntervalMs);
    return () => clearTimeout(timer);
  }, [isPlaying, isHovered, index, slides.length]);

  return (
    <div
      className="carousel"
      onPointerEnter={() => setIsHovered(true)}
      onPointerLeave={() => setIsHovered(false)}
    >
      <div className="controls">
        <button
          type="button"
          aria-label={isPlaying ? labels.pause : 'Play'}
          onClick={() => setIsPlaying(!isPlaying)}
        >
          {isPlaying ? '❚❚' : '►'}
        </button>
        <button type="button" aria-label={labels.previous} onClick={() => show(index - 1)}>
          ‹
        </button>
        <button type="button" aria-label={labels.next} onClick={() => show(index + 1)}>
          ›
        </button>
      </div>
      <div className="stage">
        <div className="track" aria-live="polite" style={{ transform: `translateX(${-100 * index}%)` }}>
          {slides.map((slide, number) => (
            <div key={slide.key} className="slide-position" inert={number !== index}>
              {slide}
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}

export const Slide = ({ label, children }) => (
  // biome-ignore lint/a11y/useSemanticElements: a group of the carousel pattern is no fieldset.
  <div className="slide" role="group" aria-roledescription="slide" aria-label={label}>
    {children}
  </div>
);
