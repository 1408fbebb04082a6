import { ChoiceInput } from '#client/ui/inputs'
import type { PaperPerson, Whose } from './people'
import type { Persons } from './proposal'

interface PeopleChoiceProps {
  readonly people: readonly PaperPerson[]
  readonly persons: Persons
  readonly hasCompanion: boolean
  readonly onChoose: (rank: 1 | 2, whose: Whose) => void
}

const CLIENT = { value: 'client', label: 'Le client' } as const
const COMPANION = { value: 'companion', label: 'Le conjoint' } as const
const NOBODY = { value: 'nobody', label: 'Personne du dossier' } as const

/** Whom of the file each person of a paper is: shown when their name says it, asked when it does not. */
export function PeopleChoice({ people, persons, hasCompanion, onChoose }: PeopleChoiceProps) {
  const choices = hasCompanion ? [CLIENT, COMPANION, NOBODY] : [CLIENT, NOBODY]
  return (
    <div className="paper-people">
      {people.map(({ rank, name }) => {
        const who = people.length > 1 ? `Déclarant ${rank}` : 'Personne concernée'
        const isAsked = persons[rank] === undefined
        return (
          <ChoiceInput
            key={rank}
            label={name === undefined ? who : `${who}\u202f: ${name}`}
            {...(isAsked
              ? { help: 'Son nom ne suffit pas à le dire\u202f: choisissez, pour que ses revenus soient proposés.' }
              : {})}
            choices={choices}
            value={persons[rank] ?? null}
            onChange={(value) => {
              const chosen = choices.find((choice) => choice.value === value)
              if (chosen) onChoose(rank, chosen.value)
            }}
          />
        )
      })}
    </div>
  )
}
