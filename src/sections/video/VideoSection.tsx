import { useTranslation } from 'react-i18next';
import { PictureView } from '#ui/ResponsiveImage.tsx';
import { useRecord } from '../PageDataContext.ts';
import { useVideo } from './useVideo.ts';
import { VideoBar } from './VideoControls.tsx';
import styles from './VideoSection.module.css';

interface VideoBandProps {
  /** Beside the facts of a case study, not across the page. */
  beside?: boolean | undefined;
}

type Shown = Required<Pick<ReturnType<typeof useRecord>, 'video' | 'cover'>>;

/** The page's video: a picture of our own, and in its place the provider's player once the visitor has agreed. */
export function VideoBand({ beside = false }: VideoBandProps) {
  const { video, cover } = useRecord();
  return video && cover ? <Band video={video} cover={cover} beside={beside} /> : null;
}

function Band({ video, cover, beside }: VideoBandProps & { [K in keyof Shown]: NonNullable<Shown[K]> }) {
  const { t } = useTranslation('video');
  const { coverAlt = '', videoAlt: what } = useRecord().frontmatter as {
    coverAlt?: string;
    videoAlt?: string;
  };
  const { place, stage, line, started, thumbnail, ...controls } = useVideo(video);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form
    <div
      className={`${styles.band} ${beside ? styles.beside : styles.across}`}
      role="group"
      aria-label={t('label', { what })}
      data-video={video.provider}
    >
      <div className={styles.place} ref={place}>
        <PictureView
          picture={cover}
          alt={coverAlt}
          sizes={beside ? '(min-width: 60rem) 70vw, 100vw' : '100vw'}
        />
        {thumbnail && !controls.failed && <img className={styles.thumbnail} src={thumbnail} alt="" />}
        <div className={`${styles.stage} ${started ? styles.started : ''}`} ref={stage} inert />
        <div className={styles.line} ref={line} aria-hidden="true" />
      </div>
      <VideoBar video={video} {...controls} />
    </div>
  );
}
