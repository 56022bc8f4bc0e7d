import { useState, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { DOC_TYPE_REQUIRED, docTypes, isDocType, showcaseLimit, showcaseLimits } from '#core/content/showcase.ts';
import { previewOf } from '#core/site/preview.ts';
import { Button } from '#ui/design/button.tsx';
import { Field } from '#ui/design/field.tsx';
import { Select } from '#ui/design/select.tsx';
import { useIsPreview } from '#ui/stores/use-is-preview.ts';
import styles from './showcase-form.module.css';

const typeOptions = docTypes.map((docType) => ({ value: docType, label: docType }));
const limitOptions = showcaseLimits.map((limit) => ({ value: String(limit), label: String(limit) }));

/**
 * The controls of the showcase (SHOW-04, SHOW-05). A form of the browser: only a document has previews, and the form
 * works without script. A preview stays one (SHOW-10).
 */
export const ShowcaseForm = (): ReactNode => {
  const query = new URLSearchParams(useLocation().search);
  const asked = query.get('docType');
  const isPreview = useIsPreview();
  const { date } = (isPreview && previewOf((name) => query.get(name))) || {};
  const [docType, setDocType] = useState(isDocType(asked ?? '') ? (asked ?? '') : '');
  const [layoutVariant, setLayoutVariant] = useState(query.get('layoutVariant') ?? '');
  const [limit, setLimit] = useState(String(showcaseLimit(query.get('limit') ?? '')));
  return (
    <form className={styles.form} aria-label="Showcase">
      <Select
        name="docType"
        label="Doc type"
        required
        value={docType}
        onValue={setDocType}
        options={typeOptions}
        placeholder="Choose"
        error={asked === null || isDocType(asked) ? undefined : DOC_TYPE_REQUIRED}
      />
      <Field
        name="layoutVariant"
        label="Layout variant"
        value={layoutVariant}
        onValue={setLayoutVariant}
        maxLength={100}
        autoComplete="off"
        spellCheck={false}
      />
      <Select name="limit" label="Limit" required value={limit} onValue={setLimit} options={limitOptions} />
      {isPreview && <input type="hidden" name="preview" value="true" />}
      {date !== undefined && <input type="hidden" name="previewDate" value={date} />}
      <Button type="submit">Go</Button>
    </form>
  );
};
