import { useState } from 'react'
import { ChoiceInput, Toggle } from '#client/ui/inputs'
import type { Said, SignedVersions } from '../../api'
import { compareVersions, type ComparedPart } from './compareVersions'
import { versionName } from './versionWords'

const NOW = 'now'

/** What differs between two versions that one chooses: at first what was signed last, and what the account says now. */
export function Comparison({ signed: { versions, current } }: { signed: SignedVersions }) {
  const [from, setFrom] = useState(versions[0]?.id ?? NOW)
  const [to, setTo] = useState(NOW)
  const [all, setAll] = useState(false)
  const choices = [
    { value: NOW, label: 'Réponses actuelles' },
    ...versions.map((version) => ({ value: version.id, label: `Recueil ${versionName(version)}` })),
  ]
  const saidAt = (id: string): Said => versions.find((version) => version.id === id) ?? current
  const parts = compareVersions(saidAt(from), saidAt(to), all)
  const choose = (set: (id: string) => void) => (value: string | number | null) => {
    if (value !== null) set(String(value))
  }
  return (
    <section aria-label="Comparer deux versions">
      <h3>Comparer</h3>
      <div className="scpi-versions-choice">
        <ChoiceInput asList required label="Avant" choices={choices} value={from} onChange={choose(setFrom)} />
        <ChoiceInput asList required label="Après" choices={choices} value={to} onChange={choose(setTo)} />
        <Toggle
          label="Tout afficher"
          value={all}
          onChange={(value) => {
            setAll(value === true)
          }}
        />
      </div>
      <div aria-live="polite">
        {parts.length === 0 ? (
          <p>Aucune différence&nbsp;: les réponses et les scores sont les mêmes.</p>
        ) : (
          parts.map((part) => <Part key={part.key} part={part} />)
        )}
      </div>
    </section>
  )
}

const Part = ({ part: { label, lines } }: { part: ComparedPart }) => (
  <section className="scpi-compared">
    <h4>{label}</h4>
    <table aria-label={label}>
      <thead>
        <tr>
          <th scope="col">Réponse</th>
          <th scope="col">Avant</th>
          <th scope="col">Après</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ key, label: name, before, after, isSame }) => (
          <tr key={key} className={isSame ? undefined : 'scpi-compared-changed'}>
            <th scope="row">{name}</th>
            <td>{before}</td>
            <td>{after}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </section>
)
