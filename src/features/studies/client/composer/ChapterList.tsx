import { useState } from 'react'
import { ArrowDownOutlined, ArrowUpOutlined } from '@ant-design/icons'
import { Checkbox } from 'antd'
import { Button } from '#client/ui/controls'
import { lastingChapters, studyChapters, type ChapterChoice } from '#features/studies/contract/study'

interface ChapterListProps {
  readonly chapters: readonly ChapterChoice[]
  readonly onChange: (chapters: readonly ChapterChoice[]) => void
  /** Whether chapters are switched on and off here, and whether they are moved. */
  readonly canShow?: boolean
  readonly canMove?: boolean
}

/** The chapters of a study in their order: which are shown, and where. */
export function ChapterList({ chapters, onChange, canShow = false, canMove = false }: ChapterListProps) {
  const [moved, tell] = useState('')
  const move = (from: number, to: number) => {
    const chapter = chapters[from]
    if (!chapter) return
    onChange(chapters.toSpliced(from, 1).toSpliced(to, 0, chapter))
    tell(`${studyChapters[chapter.key]}\u00a0: place ${to + 1} sur ${chapters.length}`)
  }
  return (
    <>
      <ol className="study-chapters" aria-label="Chapitres">
        {chapters.map((chapter, index) => (
          <li key={chapter.key} data-off={chapter.enabled ? undefined : ''}>
            <ChapterName
              chapter={chapter}
              canShow={canShow}
              onShow={(enabled) => {
                onChange(chapters.map((other) => (other === chapter ? { ...other, enabled } : other)))
              }}
            />
            {canMove && <Moves chapter={chapter} index={index} count={chapters.length} onMove={move} />}
          </li>
        ))}
      </ol>
      <p className="visually-hidden" aria-live="polite">
        {moved}
      </p>
    </>
  )
}

interface ChapterNameProps {
  readonly chapter: ChapterChoice
  readonly canShow: boolean
  readonly onShow: (isShown: boolean) => void
}

function ChapterName({ chapter: { key, enabled }, canShow, onShow }: ChapterNameProps) {
  const title = studyChapters[key]
  const isLasting = lastingChapters.has(key)
  if (!canShow)
    return (
      <span>
        {title}
        {!enabled && <span className="study-note"> (masqué)</span>}
      </span>
    )
  return (
    <Checkbox
      checked={enabled || isLasting}
      disabled={isLasting}
      onChange={({ target }) => {
        onShow(target.checked)
      }}
    >
      {title}
      {isLasting && <span className="study-note"> (toujours présent)</span>}
    </Checkbox>
  )
}

interface MovesProps {
  readonly chapter: ChapterChoice
  readonly index: number
  readonly count: number
  readonly onMove: (from: number, to: number) => void
}

/** A button at the end of its way stays, so that the focus does: it does nothing. */
const Moves = ({ chapter: { key }, index, count, onMove }: MovesProps) => (
  <span className="study-moves">
    <Button
      type="text"
      icon={<ArrowUpOutlined aria-hidden />}
      aria-label={`Monter ${studyChapters[key]}`}
      aria-disabled={index === 0}
      onClick={() => {
        if (index > 0) onMove(index, index - 1)
      }}
    />
    <Button
      type="text"
      icon={<ArrowDownOutlined aria-hidden />}
      aria-label={`Descendre ${studyChapters[key]}`}
      aria-disabled={index === count - 1}
      onClick={() => {
        if (index < count - 1) onMove(index, index + 1)
      }}
    />
  </span>
)
