import { use, type ReactNode } from 'react'
import { definitionOf } from '#contract'
import { saveNow, selectErrors, type Item } from '#client/autosave'
import { SectionForm } from '#client/forms'
import { useAppDispatch, useAppSelector } from '#client/store'
import { useChanges } from './changes/ChangesProvider'
import { FieldAccessContext } from './FieldAccessContext'
import { useOpenAggregate } from './OpenAggregateContext'
import { SaveProblem } from './conflict/SaveProblem'
import { useTyping } from './Typing'
import { useEdited } from './useSection'
import './autosaveForm.css'

/** The fields of one resource of the open file, saved as they are typed. */
export function AutosaveForm({ item: { key, ref }, children }: { item: Item; children: ReactNode }) {
  const { readOnly } = useOpenAggregate()
  const dispatch = useAppDispatch()
  const { edit } = useChanges()
  const resource = useEdited(ref.type, ref.id)
  const onTyping = useTyping(ref.type)
  const accessTo = use(FieldAccessContext)
  const errors = useAppSelector((state) => selectErrors(state, ref))
  if (!resource) return null

  const named = { type: ref.type, id: key }
  return (
    <>
      <SaveProblem reference={ref} />
      <div
        className="edited-form"
        onBlur={() => {
          dispatch(saveNow(ref))
        }}
      >
        <SectionForm
          definition={definitionOf(ref.type)}
          reference={named}
          readOnly={readOnly}
          accessTo={accessTo && ((name) => accessTo(ref.type, name))}
          attributes={resource.attributes}
          errors={errors}
          onEdit={(attributes) => {
            edit(named, attributes)
          }}
          onTyping={onTyping}
        >
          {children}
        </SectionForm>
      </div>
    </>
  )
}
