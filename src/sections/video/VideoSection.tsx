import { useTranslation } from 'react-i18next';
import type { ResponsiveImage } from '#content/page-data.ts';
import type { Video } from '#content/videos.ts';
import { Image } from '#ui/Image.tsx';
import { useVideo } from './useVideo.ts';
import { VideoControls } from './VideoControls.tsx';
import styles from './VideoSection.module.css';

interface VideoSectionProps {
  video: Video;
  /** Shown until the visitor consents. */
  cover: ResponsiveImage;
  coverAlt: string;
  /** Names the video's content for screen readers. */
  videoAlt?: string | undefined;
  /** Places the video to the right of the project facts of a case study, instead of across the page. */
  besideFacts?: boolean | undefined;
}

/** The video of the page: its cover until the visitor consents, then the provider's player. */
export function VideoSection({ video, cover, coverAlt, videoAlt, besideFacts = false }: VideoSectionProps) {
  const { t } = useTranslation('video');
  const { frame, playerContainer, progressBar, started, thumbnail, ...controls } = useVideo(video);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of player controls is no fieldset, which groups form controls
    <div
      className={`${styles.video} ${besideFacts ? styles.besideFacts : styles.across}`}
      role="group"
      aria-label={t('label', { what: videoAlt })}
      data-video={video.provider}
    >
      <div className={styles.frame} ref={frame}>
        <Image
          image={cover}
          alt={coverAlt}
          sizes={besideFacts ? '(min-width: 60rem) 70vw, 100vw' : '100vw'}
        />
        {thumbnail && !controls.failed && <img className={styles.thumbnail} src={thumbnail} alt="" />}
        <div className={`${styles.player} ${started ? styles.started : ''}`} ref={playerContainer} inert />
        <div className={styles.progressBar} ref={progressBar} aria-hidden="true" />
      </div>
      <VideoControls video={video} {...controls} />
    </div>
  );
}
