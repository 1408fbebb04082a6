import { Icon } from '../icons'
import { chapterAddress } from '../place'

interface BottomProps {
  readonly next: string | undefined
  readonly onChapters: () => void
  readonly onQuestion: () => void
}

/** On a phone, what a thumb reaches. */
export function Bottom({ next, onChapters, onQuestion }: BottomProps) {
  return (
    <nav className="bottom" aria-label="Lecture">
      <button type="button" className="button" aria-label="Chapitres" onClick={onChapters}>
        <Icon name="chapters" />
      </button>
      <button type="button" className="button" onClick={onQuestion}>
        <Icon name="question" />
        Question
      </button>
      {next === undefined ? (
        <a className="button is-main" href={chapterAddress('cover')}>
          Revenir au début
        </a>
      ) : (
        <a className="button is-main" href={chapterAddress(next)}>
          Chapitre suivant
        </a>
      )}
    </nav>
  )
}
