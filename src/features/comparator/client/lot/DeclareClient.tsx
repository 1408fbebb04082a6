import { AuditOutlined } from '@ant-design/icons'
import { useNavigate } from 'react-router-dom'
import { useShortcuts } from '#client/screens/keyboard'
import { Button } from '#client/ui/controls'
import { newReportAddress } from '#features/clientFile/contract'
import { useSells } from '../list/SaleLinks'
import { useJudging } from '../useJudging'

interface DeclareClientProps {
  /** Id of the programme. */
  readonly program: string
  /** Takes the width of its place. */
  readonly block?: boolean
}

/** Leads to the dénonciation of the client of the page for a programme, or of one to be chosen, for those who sell. */
export function DeclareClient({ program, block = false }: DeclareClientProps) {
  const { clientFile } = useJudging()
  const navigate = useNavigate()
  const sells = useSells()
  const declare = () => void navigate(newReportAddress(program, clientFile ?? undefined))
  useShortcuts(sells ? [{ keys: 'd', label: 'Dénoncer un client', act: declare }] : [])
  if (!sells) return null
  return (
    <Button block={block} icon={<AuditOutlined aria-hidden />} onClick={declare}>
      Dénoncer un client
    </Button>
  )
}
