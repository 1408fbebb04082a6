import { TextInput } from '#client/ui/inputs'
import { ChapterList } from './ChapterList'
import type { StepProps } from './StepProps'
import { toldOf } from './steps'
import { useDraftedStudy } from './useDraftedStudy'

/** How the study looks: its title, and its chapters in their order. */
export function LayoutStep(step: StepProps) {
  const { file, draft, onChange } = step
  const { drafted } = useDraftedStudy({ client_file: file })
  return (
    <>
      <TextInput
        label="Titre"
        help={'Sur la couverture\u202f; 120\u00a0caractères au plus.'}
        placeholder={drafted?.facts.title}
        value={draft.title}
        {...toldOf(step, 'title')}
        onChange={(title) => {
          onChange({ title })
        }}
      />
      <section className="study-part">
        <h3>Ordre des chapitres</h3>
        <ChapterList
          canMove
          chapters={draft.chapters}
          onChange={(chapters) => {
            onChange({ chapters })
          }}
        />
      </section>
    </>
  )
}
