import type { Entry } from '@vvoz/api/content/contentSchemas';
import { formatLongDay } from '@vvoz/catalogue/words/format';
import { VIDEO_PLACES } from '@vvoz/catalogue/words/videoPlaces';
import { VideoPlayer } from '@vvoz/ui/content/VideoPlayer/VideoPlayer.client.tsx';
import { VideoPoster } from '@vvoz/ui/content/VideoPlayer/VideoPoster.tsx';
import { Breadcrumbs } from '@vvoz/ui/primitives/Breadcrumbs/Breadcrumbs.tsx';
import { RequestBand } from '../../../shell/RequestBand.tsx';
import { PageMain } from '../../../shell/PageMain.tsx';
import { listRecordCrumbs } from '../../../shell/listRecordCrumbs.ts';
import * as css from './article.css.ts';
import type { EntryPageProps } from './defineEntryTemplate.tsx';
import { EntryFoot } from './EntryFoot.tsx';
import { EntryHead } from './EntryHead.tsx';
import { TextColumns } from './TextColumns.tsx';

function Player({ entry: { title, video, duration, categoryTitle, photo } }: { entry: Entry }) {
  if (!video) return null;
  return (
    <div className={css.video}>
      <VideoPlayer title={title} page={video.page} player={video.player}>
        <VideoPoster caption={categoryTitle} duration={duration} photo={photo} />
      </VideoPlayer>
      <p className={css.note}>
        Видео откроется {VIDEO_PLACES[video.place].on}: до нажатия оттуда ничего не загружается. Если площадка
        недоступна, ниже есть текст ролика.
      </p>
    </div>
  );
}

/** A video with its text. */
export function VideoPage({ record, entry, leadOptions }: EntryPageProps) {
  return (
    <PageMain>
      <Breadcrumbs items={listRecordCrumbs(record)} />
      <EntryHead title={entry.title}>
        <time dateTime={entry.date}>{formatLongDay(entry.date)}</time>
        {entry.duration === undefined ? null : ` · ${entry.duration}`}
      </EntryHead>
      <Player entry={entry} />
      <TextColumns entry={entry} />
      <EntryFoot around={record.around} />
      <RequestBand leadOptions={leadOptions} title="Подберём машину под вашу задачу" />
    </PageMain>
  );
}
