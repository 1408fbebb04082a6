import type { StudyReading } from '#features/studies/contract'
import type { Chapter } from '#presentation/documents'
import { chapterAddress } from '../place'
import { Contact } from './Cover'

interface ChapterEndProps {
  readonly next: Pick<Chapter, 'key' | 'title'> | undefined
  readonly adviser: StudyReading['adviser']
}

/** What comes after a chapter: the next one, or who to talk to. */
export function ChapterEnd({ next, adviser }: ChapterEndProps) {
  if (next)
    return (
      <nav aria-label="Suite" className="next-chapter">
        <a className="button is-main" href={chapterAddress(next.key)}>
          Chapitre suivant&nbsp;: {next.title}
        </a>
      </nav>
    )
  return (
    <section className="card contact" aria-labelledby="contact-title">
      <h2 id="contact-title">Et maintenant&#x202f;?</h2>
      <p>
        Parlez-en avec {adviser.name}.<br />
        <Contact {...adviser} />
      </p>
    </section>
  )
}
