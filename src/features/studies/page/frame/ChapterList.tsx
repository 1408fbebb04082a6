import type { Chapter } from '#presentation/documents'
import { Icon } from '../icons'
import { chapterAddress, COVER } from '../place'

interface ChapterListProps {
  readonly chapters: readonly Chapter[]
  readonly current: string
  readonly read: ReadonlySet<string>
  readonly onChosen?: () => void
}

/** The chapters, which were read, and which one is shown. */
export function ChapterList({ chapters, current, read, onChosen }: ChapterListProps) {
  const count = chapters.filter(({ key }) => read.has(key)).length
  return (
    <nav aria-label="Chapitres" className="chapter-list">
      <ol>
        {[{ key: COVER, title: 'Couverture' }, ...chapters].map(({ key, title }) => (
          <li key={key}>
            <a href={chapterAddress(key)} aria-current={key === current ? 'page' : undefined} onClick={onChosen}>
              {title}
              {read.has(key) && (
                <>
                  <Icon name="check" />
                  <span className="visually-hidden">, lu</span>
                </>
              )}
            </a>
          </li>
        ))}
      </ol>
      <p className="quiet">
        {count} {count > 1 ? 'chapitres lus' : 'chapitre lu'} sur {chapters.length}
      </p>
    </nav>
  )
}
