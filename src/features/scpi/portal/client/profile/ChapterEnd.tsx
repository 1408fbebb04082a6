import { isDone, type Chapter } from './chapters'
import { ChapterFrame, ChapterHeading } from './ChapterFrame'
import { HandIn } from './HandIn'
import { Lacking } from './Lacking'
import { NextChapter } from './NextChapter'
import { SavedLine } from './SavedLine'
import { useProfile } from './ProfileContext'

/** After the last question of a chapter: what still lacks in it, and where one goes on. */
export function ChapterEnd({ chapter }: { chapter: Chapter }) {
  const { answers } = useProfile()
  if (chapter.isTest) return <HandIn chapter={chapter} />
  const isComplete = isDone(chapter, answers)
  return (
    <ChapterFrame
      title={chapter.title}
      footer={
        <>
          <SavedLine />
          <NextChapter chapter={chapter} />
        </>
      }
    >
      <ChapterHeading of="end">{isComplete ? 'Chapitre terminé' : 'Il manque des réponses'}</ChapterHeading>
      {isComplete ? <p>Merci. Vous pouvez revenir sur vos réponses tant que rien n’est signé.</p> : null}
      <Lacking chapters={[chapter]} />
    </ChapterFrame>
  )
}
