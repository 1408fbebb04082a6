import { useEffect, useRef, useState } from 'react'
import { CheckOutlined, WarningOutlined } from '@ant-design/icons'
import type { Reading, Check, CodeHeader } from '#client/papers'
import { formatNumber, formatDate, formatEuros } from '#client/ui'
import { today } from '#client/screens'
import { ChoiceInput } from '#client/ui/inputs'
import { useSection } from '#client/editing'
import { Facts } from '#client/ui/facts'
import { peopleOf, personNamed, type KnownPerson, type PaperPerson, type Whose } from './people'
import { PeopleChoice } from './PeopleChoice'
import { ProposalList } from './ProposalList'
import { proposalsOf } from './proposals'
import { Unused } from './Unused'
import { useLoanTarget, type LoanTarget } from './useLoanTarget'
import { paperNames, findingNames, placeWords, writtenValue } from './words'
import type { Persons } from './proposal'

export type ReadResult = Extract<Reading, { kind: 'read' }>

/** What a paper says: what the file could take of it, one value at a time, then the rest. */
export function PaperResult({ reading }: { reading: ReadResult }) {
  const { paper, findings, checks, code, hasText, pages } = reading
  const heading = useRef<HTMLHeadingElement>(null)
  const people = peopleOf(findings)
  const { persons, choose, hasCompanion } = usePersons(people)
  const loan = useLoanTarget(findings)
  const proposals = proposalsOf(paper, findings, persons, today())
  useEffect(() => {
    heading.current?.focus()
  }, [])
  return (
    <div className="paper-result">
      <h3 ref={heading} tabIndex={-1}>
        {paperNames[paper]}
        <small>{formatNumber(pages, { unit: pages > 1 ? 'pages' : 'page' })}</small>
      </h3>
      {!hasText && <p className="remark">Ce document est une image&nbsp;: seul son code 2D-Doc a été lu.</p>}
      {paper !== 'loanSchedule' && (
        <PeopleChoice people={people} persons={persons} hasCompanion={hasCompanion} onChoose={choose} />
      )}
      {paper === 'loanSchedule' && <LoanChoice {...loan} />}
      <ProposalList
        proposals={proposals}
        loan={loan}
        isWaiting={people.some(({ rank }) => persons[rank] === undefined)}
      />
      <PaperChecks checks={checks} />
      {code && <PaperCode code={code} />}
      <Unused paper={paper} findings={findings} proposals={proposals} />
    </div>
  )
}

const NEW = 'new'

/** Which loan of the file a schedule is about: one that is there, or another one, added with the first value that is taken. */
const LoanChoice = ({ target, choices, choose }: LoanTarget) => (
  <ChoiceInput
    label="Ce document concerne"
    choices={[...choices, { value: NEW, label: 'Un crédit à ajouter au dossier' }]}
    value={target?.id ?? NEW}
    onChange={(value) => {
      choose(value === NEW ? null : String(value))
    }}
  />
)

/** What was compared in a paper: what differs first. */
function PaperChecks({ checks }: { checks: readonly Check[] }) {
  if (checks.length === 0) return null
  const sorted = [...checks].sort((one, other) => Number(one.agrees) - Number(other.agrees))
  return (
    <section aria-labelledby="paper-checks">
      <h4 id="paper-checks">Cohérence du document</h4>
      <ul className="paper-checks">
        {sorted.map((check) => (
          <li key={checkWords(check)} className={check.agrees ? 'paper-agrees' : 'paper-differs'}>
            {check.agrees ? <CheckOutlined aria-hidden /> : <WarningOutlined aria-hidden />}
            <span>
              {!check.agrees && <strong>Écart. </strong>}
              {checkWords(check)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

interface ChosenPersons {
  readonly persons: Persons
  readonly hasCompanion: boolean
  readonly choose: (rank: 1 | 2, whose: Whose) => void
}

/** Whom of the file each person of a paper is: by their names where that is clear, else as one says. */
function usePersons(people: readonly PaperPerson[]): ChosenPersons {
  const client = useSection('person')
  const companion = useSection('companion')
  const [chosen, setChosen] = useState<Persons>({})
  const known: readonly KnownPerson[] = [
    { whose: 'client', firstname: client?.firstname, lastname: client?.lastname },
    ...(companion
      ? [{ whose: 'companion', firstname: companion.firstname, lastname: companion.lastname } as const]
      : []),
  ]
  const byName = Object.fromEntries(
    people.flatMap(({ rank, name }) => {
      const whose = personNamed(name, known)
      return whose === undefined ? [] : [[rank, whose]]
    }),
  )
  return {
    persons: { ...byName, ...chosen },
    hasCompanion: companion !== undefined,
    choose: (rank, whose) => {
      setChosen((before) => ({ ...before, [rank]: whose }))
    },
  }
}

/** Bytes of an ECDSA signature on P-256. */
const P256 = 64

/** The code of a paper: who signed it, when, and that its signature was not verified. */
const PaperCode = ({ code }: { code: CodeHeader }) => (
  <section aria-labelledby="paper-code">
    <h4 id="paper-code">Code 2D-Doc</h4>
    <Facts
      facts={[
        { label: 'Autorité de certification', value: code.authority },
        { label: 'Certificat', value: code.certificate },
        { label: 'Émis le', value: dayWords(code.issuedOn) },
        { label: 'Signé le', value: dayWords(code.signedOn) },
        { label: 'Signature', value: signatureWords(code.signatureBytes) },
      ]}
    />
    <p className="remark">
      La signature n’a pas été vérifiée&nbsp;: il y faut le certificat public de l’autorité, que l’application
      n’embarque pas. Ce code peut donc avoir été recopié ou composé par un tiers.
    </p>
  </section>
)

const dayWords = (day: string | null): string => (day === null ? 'Non indiqué par le code' : formatDate(day))

function signatureWords(bytes: number): string {
  if (bytes === 0) return 'Absente ou illisible'
  const size = formatNumber(bytes, { unit: 'octets' })
  return bytes === P256 ? `${size}, ECDSA sur P-256` : size
}

/** What came of a comparison, in a sentence. */
function checkWords(check: Check): string {
  switch (check.kind) {
    case 'code': {
      const [code, text] = [writtenValue(check.key, check.inCode), writtenValue(check.key, check.inText)]
      return check.agrees
        ? `${findingNames[check.key]}\u202f: le code 2D-Doc et le texte disent la même chose (${text}).`
        : `${findingNames[check.key]}\u202f: le code 2D-Doc dit ${code}, le texte ${text}.`
    }
    case 'annuity': {
      const [expected, written] = [check.expected, check.written].map((euros) => formatEuros(euros, { decimals: 2 }))
      return check.agrees
        ? `Le capital, le taux et la durée donnent une mensualité hors assurance de ${expected ?? ''}, celle du document.`
        : `Le capital, le taux et la durée donnent une mensualité hors assurance de ${expected ?? ''}\u202f; le document dit ${written ?? ''}.`
    }
    case 'rows': {
      if (check.agrees)
        return `Les ${formatNumber(check.rows)} lignes du tableau se suivent\u202f: capital et intérêts sont cohérents.`
      return `Des lignes du tableau ne découlent pas de la précédente. ${check.wrong.map(placeWords).join(' ')}`
    }
  }
}
