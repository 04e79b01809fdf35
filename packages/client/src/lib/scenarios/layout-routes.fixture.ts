import { masterRecordTypeId } from '@relab/contract';
import type { LayoutSection, LayoutUserState, RecordLayout, RecordUi } from '@relab/contract/records';
import { objectInfo } from './object-info-body.fixture.ts';
import type { Org } from './org.fixture.ts';
import { layoutPaths, pathsOf, recordBody } from './record-body.fixture.ts';
import { answered, members, notFound, type Route, route, texts } from './route.fixture.ts';

type Choice = Readonly<Record<string, unknown>>;

const section = (id: string, heading: string, names: readonly string[]): LayoutSection => ({
  collapsible: true,
  columns: 1,
  heading,
  id,
  layoutRows: names.map((apiName) => ({
    layoutItems: [
      {
        editableForNew: true,
        editableForUpdate: true,
        label: apiName,
        layoutComponents: [{ componentType: 'Field' as const, apiName, label: apiName }],
        lookupIdApiName: null,
        required: false,
        sortable: false,
      },
    ],
  })),
  rows: names.length,
  useHeading: true,
});

/** Layouts have one section, and one more for records of a type of their own. */
export function layoutRoutes(org: Org): readonly Route[] {
  /** What the user has collapsed, by layout id and section id. */
  const collapsed = new Map<string, Map<string, boolean>>();

  function layout(objectApiName: string, choice: Choice): RecordLayout {
    const recordTypeId = String(choice.recordTypeId ?? masterRecordTypeId);
    const layoutType = choice.layoutType === 'Compact' ? 'Compact' : 'Full';
    const mode = choice.mode === 'Edit' || choice.mode === 'Create' ? choice.mode : 'View';
    const sections = [section(`01B${recordTypeId.slice(3, 15)}`, 'Details', ['Name', 'Phone'])];
    if (recordTypeId !== masterRecordTypeId) sections.push(section('01B000000000099', 'Buying', ['Rating']));
    return {
      id: `00h${recordTypeId.slice(3, 15)}${layoutType === 'Full' ? 'AAF' : 'AAC'}`,
      layoutType,
      mode,
      objectApiName,
      recordTypeId,
      saveOptions: [],
      sections,
    };
  }

  function userState(objectApiName: string, choice: Choice): LayoutUserState {
    const { id, sections } = layout(objectApiName, choice);
    const chosen = collapsed.get(String(id));
    return {
      id: String(id),
      sectionUserStates: Object.fromEntries(
        sections.map((one) => [one.id, { collapsed: chosen?.get(one.id) ?? false, id: one.id }]),
      ),
    };
  }

  function recordUi(ids: readonly string[], choice: Choice): RecordUi | undefined {
    const records: Record<string, RecordUi['records'][string]> = {};
    const objectInfos: Record<string, RecordUi['objectInfos'][string]> = {};
    const layouts: Record<string, RecordUi['layouts'][string]> = {};
    const layoutUserStates: Record<string, RecordUi['layoutUserStates'][string]> = {};
    for (const id of ids) {
      const record = org.records.get(id);
      const object = org.objects[record?.apiName ?? ''];
      if (!record || !object) return undefined;
      const { apiName, recordTypeId } = record;
      const shown = layout(apiName, { ...choice, recordTypeId });
      const paths = [...layoutPaths(org, apiName), ...pathsOf(texts(choice.optionalFields))];
      records[id] = recordBody(org, record, paths);
      objectInfos[apiName] = objectInfo(apiName, object);
      layouts[apiName] = {
        ...layouts[apiName],
        [recordTypeId]: { [shown.layoutType]: { [shown.mode]: shown } },
      };
      const state = userState(apiName, { ...choice, recordTypeId });
      layoutUserStates[state.id] = state;
    }
    return { records, objectInfos, layouts, layoutUserStates };
  }

  return [
    route('GET layout/*', ({ query }, [name = '']) => answered(layout(name, query))),
    route('GET layout/*/user-state', ({ query }, [name = '']) => answered(userState(name, query))),
    route('PATCH layout/*/user-state', ({ query, body }, [name = '']) => {
      const { id } = userState(name, query);
      const chosen = collapsed.get(id) ?? new Map<string, boolean>();
      for (const [sectionId, state] of Object.entries(members(body.sectionUserStates)))
        chosen.set(sectionId, members(state).collapsed === true);
      collapsed.set(id, chosen);
      return answered(userState(name, query));
    }),
    route('GET record-ui/*', ({ query }, [ids = '']) => {
      const [layoutType] = texts(query.layoutTypes);
      const [mode] = texts(query.modes);
      const ui = recordUi(ids.split(','), { ...query, layoutType, mode });
      return ui ? answered(ui) : notFound();
    }),
  ];
}
