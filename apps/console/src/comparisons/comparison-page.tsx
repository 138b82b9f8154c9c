import { Link, useNavigate, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { useMayWrite } from '../session/use-me';
import { useStrings } from '../strings';
import { Button } from '../ui/button';
import { Load } from '../ui/load';
import { Page } from '../ui/page';
import { comparisonStrings } from './comparison-strings';
import type { Comparison } from './comparison-models';
import { ComparisonView } from './comparison-view';
import { DeleteConfirm } from './delete-confirm';
import { RequestProblem } from './request-problem';
import { againOf } from './requests';
import { useComparison, useRequestComparison } from './use-comparisons';
import '../style/comparisons.css';

export function ComparisonPage() {
  const { id } = useParams({ from: '/comparisons/$id' });
  return <One key={id} id={id} />;
}

function One({ id }: { id: string }) {
  const comparisons = comparisonStrings();
  const query = useComparison(id);
  const request = useRequestComparison();
  const { data } = query;
  const title = data ? comparisons.titleOf(data.interviews.length + data.leftOut.length) : comparisons.one;
  const again = data && againOf(data);
  const actions = data && (
    <Actions
      comparison={data}
      isRequesting={request.isPending}
      {...(again && { onAgain: () => request.mutate(again) })}
    />
  );
  return (
    <Page title={title} actions={actions}>
      <p className="comparison-back">
        <Link to="/comparisons" search={{}}>
          {comparisons.toAll}
        </Link>
      </p>
      <RequestProblem error={request.error} />
      <Load query={query}>{(comparison) => <ComparisonView comparison={comparison} />}</Load>
    </Page>
  );
}

interface ActionsProps {
  comparison: Comparison;
  isRequesting: boolean;
  onAgain?: () => void;
}

function Actions({ comparison, isRequesting, onAgain }: ActionsProps) {
  const comparisons = comparisonStrings();
  const { shell } = useStrings();
  const navigate = useNavigate();
  const mayWrite = useMayWrite();
  const [asking, setAsking] = useState(false);
  const { status } = comparison;
  return (
    <>
      {mayWrite && onAgain && status !== 'pending' && (
        <Button primary={status === 'failed'} disabled={isRequesting} onClick={onAgain}>
          {comparisons.again}
        </Button>
      )}
      {status === 'ready' && <Button onClick={() => window.print()}>{comparisons.print}</Button>}
      {mayWrite && (
        <Button danger onClick={() => setAsking(true)}>
          {shell.remove}
        </Button>
      )}
      <DeleteConfirm
        comparison={asking ? comparison : null}
        onClose={() => setAsking(false)}
        onDeleted={() => navigate({ to: '/comparisons', search: {} })}
      />
    </>
  );
}
