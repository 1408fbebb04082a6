import { LeftOutlined, RightOutlined } from '@ant-design/icons'
import { Link, useLocation } from 'react-router-dom'
import { programAddress, type Catalogue } from '#features/catalogue/contract'
import { CopyLink } from '../lot/CopyLink'
import { besides, leadsFromProgram, parsePassage, type Passage } from '../lot/passage'
import { Step } from '../lot/Step'
import { programsAround } from './programsAround'

interface ProgramActionsProps {
  readonly id: string
  readonly catalogue: Catalogue | undefined
}

/** Back to the search, to the programmes beside this one in it, and the link to this page. */
export function ProgramActions({ id, catalogue }: ProgramActionsProps) {
  const { state } = useLocation() as { state: unknown }
  const passage = parsePassage(state)
  const isFromSearch = passage !== undefined && !leadsFromProgram(passage)
  return (
    <>
      {isFromSearch && <Link to={passage.search}>Retour à la recherche</Link>}
      {isFromSearch && catalogue && <Steps id={id} passage={passage} catalogue={catalogue} />}
      <CopyLink copied="Lien du programme copié" />
    </>
  )
}

function Steps({ id, passage, catalogue }: { id: string; passage: Passage; catalogue: Catalogue }) {
  const { previous, next } = besides(programsAround(passage.lots, catalogue), id)
  return (
    <>
      <Step
        pathname={addressOf(previous, catalogue)}
        label="Programme précédent"
        keys="arrowleft"
        icon={<LeftOutlined aria-hidden />}
      />
      <Step
        pathname={addressOf(next, catalogue)}
        label="Programme suivant"
        keys="arrowright"
        icon={<RightOutlined aria-hidden />}
      />
    </>
  )
}

function addressOf(id: string | undefined, { programs }: Catalogue): string | undefined {
  const project = programs.find((program) => program.id === id)?.project
  return id !== undefined && project ? programAddress({ project, id }) : undefined
}
