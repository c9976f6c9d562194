// Generated from specs/realtime.asyncapi.yaml by `npm run gen`. Do not edit: change the source and run it again.

export const clientJoin = validate52;
const schema19 = {"oneOf":[{"type":"object","required":["topic","event","payload","ref"],"properties":{"topic":{"$ref":"realtime.Topic"},"event":{"const":"phx_join"},"payload":{"$ref":"realtime.Join"},"ref":{"$ref":"realtime.Ref"},"join_ref":{"$ref":"realtime.Ref"}}},{"type":"array","minItems":5,"maxItems":5,"prefixItems":[{"$ref":"realtime.Ref"},{"$ref":"realtime.Ref"},{"$ref":"realtime.Topic"},{"const":"phx_join"},{"$ref":"realtime.Join"}],"items":false}],"$id":"clientJoin"};
const schema20 = {"description":"`realtime:` and the name of a channel.","type":"string","pattern":"^realtime:","$id":"realtime.Topic"};
const pattern3 = new RegExp("^realtime:", "u");

function validate53(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="realtime.Topic" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate53.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(!pattern3.test(data)){
validate53.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^realtime:"},message:"must match pattern \""+"^realtime:"+"\""}];
return false;
}
}
else {
validate53.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate53.errors = vErrors;
return errors === 0;
}
validate53.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema21 = {"type":"object","properties":{"access_token":{"type":["string","null"],"description":"Whose rights the channel has; the key's own where it is left out."},"user_token":{"type":["string","null"],"description":"Its name in older clients."},"version":{"type":"string"},"config":{"type":"object","properties":{"private":{"$ref":"realtime.Flag"},"broadcast":{"type":"object","properties":{"ack":{"$ref":"realtime.Flag"},"self":{"$ref":"realtime.Flag"},"replication_ready":{"$ref":"realtime.Flag"},"replay":{"description":"Earlier messages of a private channel, since an instant in milliseconds.","type":"object","required":["since"],"properties":{"since":{"type":"integer"},"limit":{"type":"integer","minimum":1,"maximum":25}}}}},"presence":{"type":"object","properties":{"enabled":{"$ref":"realtime.Flag"},"key":{"type":["string","number","null"]}}},"postgres_changes":{"type":["array","null"],"items":{"$ref":"realtime.ChangeSubscription"}},"postgres_changes_options":{"type":"object","properties":{"wait":{"$ref":"realtime.Flag"},"timeout":{"type":"number"}}}}}},"$id":"realtime.Join"};
const schema22 = {"description":"A truth value, which may also be written as text.","anyOf":[{"type":"boolean"},{"type":"string","pattern":"^([Tt][Rr][Uu][Ee]|[Ff][Aa][Ll][Ss][Ee])$"}],"$id":"realtime.Flag"};
const pattern4 = new RegExp("^([Tt][Rr][Uu][Ee]|[Ff][Aa][Ll][Ss][Ee])$", "u");

function validate56(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="realtime.Flag" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate56.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(typeof data !== "boolean"){
const err0 = {instancePath,schemaPath:"#/anyOf/0/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data === "string"){
if(!pattern4.test(data)){
const err1 = {instancePath,schemaPath:"#/anyOf/1/pattern",keyword:"pattern",params:{pattern: "^([Tt][Rr][Uu][Ee]|[Ff][Aa][Ll][Ss][Ee])$"},message:"must match pattern \""+"^([Tt][Rr][Uu][Ee]|[Ff][Aa][Ll][Ss][Ee])$"+"\""};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/anyOf/1/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
var _valid0 = _errs3 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const err3 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate56.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate56.errors = vErrors;
return errors === 0;
}
validate56.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema23 = {"type":"object","properties":{"event":{"enum":["*","INSERT","UPDATE","DELETE"]},"schema":{"type":"string"},"table":{"type":"string"},"filter":{"type":"string","description":"Conditions `column=operator.value`, joined by commas."},"select":{"type":"array","items":{"type":"string"}}},"$id":"realtime.ChangeSubscription"};

function validate62(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="realtime.ChangeSubscription" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate62.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.event !== undefined){
let data0 = data.event;
const _errs1 = errors;
if(!((((data0 === "*") || (data0 === "INSERT")) || (data0 === "UPDATE")) || (data0 === "DELETE"))){
validate62.errors = [{instancePath:instancePath+"/event",schemaPath:"#/properties/event/enum",keyword:"enum",params:{allowedValues: schema23.properties.event.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.schema !== undefined){
const _errs2 = errors;
if(typeof data.schema !== "string"){
validate62.errors = [{instancePath:instancePath+"/schema",schemaPath:"#/properties/schema/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.table !== undefined){
const _errs4 = errors;
if(typeof data.table !== "string"){
validate62.errors = [{instancePath:instancePath+"/table",schemaPath:"#/properties/table/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.filter !== undefined){
const _errs6 = errors;
if(typeof data.filter !== "string"){
validate62.errors = [{instancePath:instancePath+"/filter",schemaPath:"#/properties/filter/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.select !== undefined){
let data4 = data.select;
const _errs8 = errors;
if(errors === _errs8){
if(Array.isArray(data4)){
var valid1 = true;
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
const _errs10 = errors;
if(typeof data4[i0] !== "string"){
validate62.errors = [{instancePath:instancePath+"/select/" + i0,schemaPath:"#/properties/select/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs10 === errors;
if(!valid1){
break;
}
}
}
else {
validate62.errors = [{instancePath:instancePath+"/select",schemaPath:"#/properties/select/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate62.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate62.errors = vErrors;
return errors === 0;
}
validate62.evaluated = {"props":{"event":true,"schema":true,"table":true,"filter":true,"select":true},"dynamicProps":false,"dynamicItems":false};


function validate55(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="realtime.Join" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate55.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.access_token !== undefined){
let data0 = data.access_token;
const _errs1 = errors;
if((typeof data0 !== "string") && (data0 !== null)){
validate55.errors = [{instancePath:instancePath+"/access_token",schemaPath:"#/properties/access_token/type",keyword:"type",params:{type: schema21.properties.access_token.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.user_token !== undefined){
let data1 = data.user_token;
const _errs3 = errors;
if((typeof data1 !== "string") && (data1 !== null)){
validate55.errors = [{instancePath:instancePath+"/user_token",schemaPath:"#/properties/user_token/type",keyword:"type",params:{type: schema21.properties.user_token.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.version !== undefined){
const _errs5 = errors;
if(typeof data.version !== "string"){
validate55.errors = [{instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.config !== undefined){
let data3 = data.config;
const _errs7 = errors;
if(errors === _errs7){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.private !== undefined){
const _errs9 = errors;
if(!(validate56(data3.private, {instancePath:instancePath+"/config/private",parentData:data3,parentDataProperty:"private",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
var valid1 = _errs9 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data3.broadcast !== undefined){
let data5 = data3.broadcast;
const _errs10 = errors;
if(errors === _errs10){
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.ack !== undefined){
const _errs12 = errors;
if(!(validate56(data5.ack, {instancePath:instancePath+"/config/broadcast/ack",parentData:data5,parentDataProperty:"ack",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
var valid2 = _errs12 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data5.self !== undefined){
const _errs13 = errors;
if(!(validate56(data5.self, {instancePath:instancePath+"/config/broadcast/self",parentData:data5,parentDataProperty:"self",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
var valid2 = _errs13 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data5.replication_ready !== undefined){
const _errs14 = errors;
if(!(validate56(data5.replication_ready, {instancePath:instancePath+"/config/broadcast/replication_ready",parentData:data5,parentDataProperty:"replication_ready",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
var valid2 = _errs14 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data5.replay !== undefined){
let data9 = data5.replay;
const _errs15 = errors;
if(errors === _errs15){
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
let missing0;
if((data9.since === undefined) && (missing0 = "since")){
validate55.errors = [{instancePath:instancePath+"/config/broadcast/replay",schemaPath:"#/properties/config/properties/broadcast/properties/replay/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data9.since !== undefined){
let data10 = data9.since;
const _errs17 = errors;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
validate55.errors = [{instancePath:instancePath+"/config/broadcast/replay/since",schemaPath:"#/properties/config/properties/broadcast/properties/replay/properties/since/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid3 = _errs17 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data9.limit !== undefined){
let data11 = data9.limit;
const _errs19 = errors;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
validate55.errors = [{instancePath:instancePath+"/config/broadcast/replay/limit",schemaPath:"#/properties/config/properties/broadcast/properties/replay/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs19){
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 > 25 || isNaN(data11)){
validate55.errors = [{instancePath:instancePath+"/config/broadcast/replay/limit",schemaPath:"#/properties/config/properties/broadcast/properties/replay/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 25},message:"must be <= 25"}];
return false;
}
else {
if(data11 < 1 || isNaN(data11)){
validate55.errors = [{instancePath:instancePath+"/config/broadcast/replay/limit",schemaPath:"#/properties/config/properties/broadcast/properties/replay/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
var valid3 = _errs19 === errors;
}
else {
var valid3 = true;
}
}
}
}
else {
validate55.errors = [{instancePath:instancePath+"/config/broadcast/replay",schemaPath:"#/properties/config/properties/broadcast/properties/replay/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid2 = _errs15 === errors;
}
else {
var valid2 = true;
}
}
}
}
}
else {
validate55.errors = [{instancePath:instancePath+"/config/broadcast",schemaPath:"#/properties/config/properties/broadcast/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid1 = _errs10 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data3.presence !== undefined){
let data12 = data3.presence;
const _errs21 = errors;
if(errors === _errs21){
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
if(data12.enabled !== undefined){
const _errs23 = errors;
if(!(validate56(data12.enabled, {instancePath:instancePath+"/config/presence/enabled",parentData:data12,parentDataProperty:"enabled",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
var valid4 = _errs23 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data12.key !== undefined){
let data14 = data12.key;
const _errs24 = errors;
if(((typeof data14 !== "string") && (!((typeof data14 == "number") && (isFinite(data14))))) && (data14 !== null)){
validate55.errors = [{instancePath:instancePath+"/config/presence/key",schemaPath:"#/properties/config/properties/presence/properties/key/type",keyword:"type",params:{type: schema21.properties.config.properties.presence.properties.key.type},message:"must be string,number,null"}];
return false;
}
var valid4 = _errs24 === errors;
}
else {
var valid4 = true;
}
}
}
else {
validate55.errors = [{instancePath:instancePath+"/config/presence",schemaPath:"#/properties/config/properties/presence/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid1 = _errs21 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data3.postgres_changes !== undefined){
let data15 = data3.postgres_changes;
const _errs26 = errors;
if((!(Array.isArray(data15))) && (data15 !== null)){
validate55.errors = [{instancePath:instancePath+"/config/postgres_changes",schemaPath:"#/properties/config/properties/postgres_changes/type",keyword:"type",params:{type: schema21.properties.config.properties.postgres_changes.type},message:"must be array,null"}];
return false;
}
if(errors === _errs26){
if(Array.isArray(data15)){
var valid5 = true;
const len0 = data15.length;
for(let i0=0; i0<len0; i0++){
const _errs28 = errors;
if(!(validate62(data15[i0], {instancePath:instancePath+"/config/postgres_changes/" + i0,parentData:data15,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
var valid5 = _errs28 === errors;
if(!valid5){
break;
}
}
}
}
var valid1 = _errs26 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data3.postgres_changes_options !== undefined){
let data17 = data3.postgres_changes_options;
const _errs29 = errors;
if(errors === _errs29){
if(data17 && typeof data17 == "object" && !Array.isArray(data17)){
if(data17.wait !== undefined){
const _errs31 = errors;
if(!(validate56(data17.wait, {instancePath:instancePath+"/config/postgres_changes_options/wait",parentData:data17,parentDataProperty:"wait",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
var valid6 = _errs31 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data17.timeout !== undefined){
let data19 = data17.timeout;
const _errs32 = errors;
if(!((typeof data19 == "number") && (isFinite(data19)))){
validate55.errors = [{instancePath:instancePath+"/config/postgres_changes_options/timeout",schemaPath:"#/properties/config/properties/postgres_changes_options/properties/timeout/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid6 = _errs32 === errors;
}
else {
var valid6 = true;
}
}
}
else {
validate55.errors = [{instancePath:instancePath+"/config/postgres_changes_options",schemaPath:"#/properties/config/properties/postgres_changes_options/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid1 = _errs29 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
}
else {
validate55.errors = [{instancePath:instancePath+"/config",schemaPath:"#/properties/config/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate55.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate55.errors = vErrors;
return errors === 0;
}
validate55.evaluated = {"props":{"access_token":true,"user_token":true,"version":true,"config":true},"dynamicProps":false,"dynamicItems":false};

const schema24 = {"description":"How a client tells its messages apart; the reply repeats it.","type":["string","number","null"],"$id":"realtime.Ref"};

function validate66(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="realtime.Ref" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate66.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(((typeof data !== "string") && (!((typeof data == "number") && (isFinite(data))))) && (data !== null)){
validate66.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema24.type},message:"must be string,number,null"}];
return false;
}
validate66.errors = vErrors;
return errors === 0;
}
validate66.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate52(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="clientJoin" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate52.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.topic === undefined) && (missing0 = "topic")) || ((data.event === undefined) && (missing0 = "event"))) || ((data.payload === undefined) && (missing0 = "payload"))) || ((data.ref === undefined) && (missing0 = "ref"))){
const err0 = {instancePath,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(data.topic !== undefined){
const _errs3 = errors;
if(!(validate53(data.topic, {instancePath:instancePath+"/topic",parentData:data,parentDataProperty:"topic",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.event !== undefined){
const _errs4 = errors;
if("phx_join" !== data.event){
const err1 = {instancePath:instancePath+"/event",schemaPath:"#/oneOf/0/properties/event/const",keyword:"const",params:{allowedValue: "phx_join"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var valid1 = _errs4 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.payload !== undefined){
const _errs5 = errors;
if(!(validate55(data.payload, {instancePath:instancePath+"/payload",parentData:data,parentDataProperty:"payload",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
errors = vErrors.length;
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.ref !== undefined){
const _errs6 = errors;
if(!(validate66(data.ref, {instancePath:instancePath+"/ref",parentData:data,parentDataProperty:"ref",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
errors = vErrors.length;
}
var valid1 = _errs6 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.join_ref !== undefined){
const _errs7 = errors;
if(!(validate66(data.join_ref, {instancePath:instancePath+"/join_ref",parentData:data,parentDataProperty:"join_ref",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
errors = vErrors.length;
}
var valid1 = _errs7 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/oneOf/0/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
var props0 = {};
props0.topic = true;
props0.event = true;
props0.payload = true;
props0.ref = true;
props0.join_ref = true;
}
const _errs8 = errors;
if(errors === _errs8){
if(Array.isArray(data)){
if(data.length > 5){
const err3 = {instancePath,schemaPath:"#/oneOf/1/maxItems",keyword:"maxItems",params:{limit: 5},message:"must NOT have more than 5 items"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
else {
if(data.length < 5){
const err4 = {instancePath,schemaPath:"#/oneOf/1/minItems",keyword:"minItems",params:{limit: 5},message:"must NOT have fewer than 5 items"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
else {
const len0 = data.length;
if(len0 > 0){
const _errs10 = errors;
if(!(validate66(data[0], {instancePath:instancePath+"/0",parentData:data,parentDataProperty:0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
errors = vErrors.length;
}
var valid2 = _errs10 === errors;
}
if(valid2){
if(len0 > 1){
const _errs11 = errors;
if(!(validate66(data[1], {instancePath:instancePath+"/1",parentData:data,parentDataProperty:1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
errors = vErrors.length;
}
var valid2 = _errs11 === errors;
}
if(valid2){
if(len0 > 2){
const _errs12 = errors;
if(!(validate53(data[2], {instancePath:instancePath+"/2",parentData:data,parentDataProperty:2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
var valid2 = _errs12 === errors;
}
if(valid2){
if(len0 > 3){
const _errs13 = errors;
if("phx_join" !== data[3]){
const err5 = {instancePath:instancePath+"/3",schemaPath:"#/oneOf/1/prefixItems/3/const",keyword:"const",params:{allowedValue: "phx_join"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
var valid2 = _errs13 === errors;
}
if(valid2){
if(len0 > 4){
const _errs14 = errors;
if(!(validate55(data[4], {instancePath:instancePath+"/4",parentData:data,parentDataProperty:4,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
errors = vErrors.length;
}
var valid2 = _errs14 === errors;
}
if(valid2){
const len1 = data.length;
if(!(len1 <= 5)){
const err6 = {instancePath,schemaPath:"#/oneOf/1/items",keyword:"items",params:{limit: 5},message:"must NOT have more than 5 items"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
}
}
}
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/oneOf/1/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
var _valid0 = _errs8 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
var items0 = true;
}
}
if(!valid0){
const err8 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
validate52.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate52.errors = vErrors;
evaluated0.props = props0;
evaluated0.items = items0;
return errors === 0;
}
validate52.evaluated = {"dynamicProps":true,"dynamicItems":true};

export const clientLeave = validate73;
const schema25 = {"oneOf":[{"type":"object","required":["topic","event","payload","ref"],"properties":{"topic":{"$ref":"realtime.Topic"},"event":{"const":"phx_leave"},"payload":{"$ref":"realtime.Empty"},"ref":{"$ref":"realtime.Ref"},"join_ref":{"$ref":"realtime.Ref"}}},{"type":"array","minItems":5,"maxItems":5,"prefixItems":[{"$ref":"realtime.Ref"},{"$ref":"realtime.Ref"},{"$ref":"realtime.Topic"},{"const":"phx_leave"},{"$ref":"realtime.Empty"}],"items":false}],"$id":"clientLeave"};
const schema26 = {"type":"object","maxProperties":0,"$id":"realtime.Empty"};

function validate75(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="realtime.Empty" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate75.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 0){
validate75.errors = [{instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 0},message:"must NOT have more than 0 properties"}];
return false;
}
}
else {
validate75.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate75.errors = vErrors;
return errors === 0;
}
validate75.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate73(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="clientLeave" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate73.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.topic === undefined) && (missing0 = "topic")) || ((data.event === undefined) && (missing0 = "event"))) || ((data.payload === undefined) && (missing0 = "payload"))) || ((data.ref === undefined) && (missing0 = "ref"))){
const err0 = {instancePath,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(data.topic !== undefined){
const _errs3 = errors;
if(!(validate53(data.topic, {instancePath:instancePath+"/topic",parentData:data,parentDataProperty:"topic",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.event !== undefined){
const _errs4 = errors;
if("phx_leave" !== data.event){
const err1 = {instancePath:instancePath+"/event",schemaPath:"#/oneOf/0/properties/event/const",keyword:"const",params:{allowedValue: "phx_leave"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var valid1 = _errs4 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.payload !== undefined){
const _errs5 = errors;
if(!(validate75(data.payload, {instancePath:instancePath+"/payload",parentData:data,parentDataProperty:"payload",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
errors = vErrors.length;
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.ref !== undefined){
const _errs6 = errors;
if(!(validate66(data.ref, {instancePath:instancePath+"/ref",parentData:data,parentDataProperty:"ref",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
errors = vErrors.length;
}
var valid1 = _errs6 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.join_ref !== undefined){
const _errs7 = errors;
if(!(validate66(data.join_ref, {instancePath:instancePath+"/join_ref",parentData:data,parentDataProperty:"join_ref",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
errors = vErrors.length;
}
var valid1 = _errs7 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/oneOf/0/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
var props0 = {};
props0.topic = true;
props0.event = true;
props0.payload = true;
props0.ref = true;
props0.join_ref = true;
}
const _errs8 = errors;
if(errors === _errs8){
if(Array.isArray(data)){
if(data.length > 5){
const err3 = {instancePath,schemaPath:"#/oneOf/1/maxItems",keyword:"maxItems",params:{limit: 5},message:"must NOT have more than 5 items"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
else {
if(data.length < 5){
const err4 = {instancePath,schemaPath:"#/oneOf/1/minItems",keyword:"minItems",params:{limit: 5},message:"must NOT have fewer than 5 items"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
else {
const len0 = data.length;
if(len0 > 0){
const _errs10 = errors;
if(!(validate66(data[0], {instancePath:instancePath+"/0",parentData:data,parentDataProperty:0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
errors = vErrors.length;
}
var valid2 = _errs10 === errors;
}
if(valid2){
if(len0 > 1){
const _errs11 = errors;
if(!(validate66(data[1], {instancePath:instancePath+"/1",parentData:data,parentDataProperty:1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
errors = vErrors.length;
}
var valid2 = _errs11 === errors;
}
if(valid2){
if(len0 > 2){
const _errs12 = errors;
if(!(validate53(data[2], {instancePath:instancePath+"/2",parentData:data,parentDataProperty:2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
var valid2 = _errs12 === errors;
}
if(valid2){
if(len0 > 3){
const _errs13 = errors;
if("phx_leave" !== data[3]){
const err5 = {instancePath:instancePath+"/3",schemaPath:"#/oneOf/1/prefixItems/3/const",keyword:"const",params:{allowedValue: "phx_leave"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
var valid2 = _errs13 === errors;
}
if(valid2){
if(len0 > 4){
const _errs14 = errors;
if(!(validate75(data[4], {instancePath:instancePath+"/4",parentData:data,parentDataProperty:4,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
errors = vErrors.length;
}
var valid2 = _errs14 === errors;
}
if(valid2){
const len1 = data.length;
if(!(len1 <= 5)){
const err6 = {instancePath,schemaPath:"#/oneOf/1/items",keyword:"items",params:{limit: 5},message:"must NOT have more than 5 items"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
}
}
}
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/oneOf/1/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
var _valid0 = _errs8 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
var items0 = true;
}
}
if(!valid0){
const err8 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
validate73.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate73.errors = vErrors;
evaluated0.props = props0;
evaluated0.items = items0;
return errors === 0;
}
validate73.evaluated = {"dynamicProps":true,"dynamicItems":true};

export const clientHeartbeat = validate83;
const schema27 = {"oneOf":[{"type":"object","required":["topic","event","payload","ref"],"properties":{"topic":{"$ref":"realtime.SocketTopic"},"event":{"const":"heartbeat"},"payload":{"$ref":"realtime.Empty"},"ref":{"$ref":"realtime.Ref"},"join_ref":{"$ref":"realtime.Ref"}}},{"type":"array","minItems":5,"maxItems":5,"prefixItems":[{"$ref":"realtime.Ref"},{"$ref":"realtime.Ref"},{"$ref":"realtime.SocketTopic"},{"const":"heartbeat"},{"$ref":"realtime.Empty"}],"items":false}],"$id":"clientHeartbeat"};
const schema28 = {"const":"phoenix","$id":"realtime.SocketTopic"};

function validate84(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="realtime.SocketTopic" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate84.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if("phoenix" !== data){
validate84.errors = [{instancePath,schemaPath:"#/const",keyword:"const",params:{allowedValue: "phoenix"},message:"must be equal to constant"}];
return false;
}
validate84.errors = vErrors;
return errors === 0;
}
validate84.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate83(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="clientHeartbeat" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate83.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.topic === undefined) && (missing0 = "topic")) || ((data.event === undefined) && (missing0 = "event"))) || ((data.payload === undefined) && (missing0 = "payload"))) || ((data.ref === undefined) && (missing0 = "ref"))){
const err0 = {instancePath,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(data.topic !== undefined){
const _errs3 = errors;
if(!(validate84(data.topic, {instancePath:instancePath+"/topic",parentData:data,parentDataProperty:"topic",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
errors = vErrors.length;
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.event !== undefined){
const _errs4 = errors;
if("heartbeat" !== data.event){
const err1 = {instancePath:instancePath+"/event",schemaPath:"#/oneOf/0/properties/event/const",keyword:"const",params:{allowedValue: "heartbeat"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var valid1 = _errs4 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.payload !== undefined){
const _errs5 = errors;
if(!(validate75(data.payload, {instancePath:instancePath+"/payload",parentData:data,parentDataProperty:"payload",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
errors = vErrors.length;
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.ref !== undefined){
const _errs6 = errors;
if(!(validate66(data.ref, {instancePath:instancePath+"/ref",parentData:data,parentDataProperty:"ref",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
errors = vErrors.length;
}
var valid1 = _errs6 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.join_ref !== undefined){
const _errs7 = errors;
if(!(validate66(data.join_ref, {instancePath:instancePath+"/join_ref",parentData:data,parentDataProperty:"join_ref",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
errors = vErrors.length;
}
var valid1 = _errs7 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/oneOf/0/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
var props0 = {};
props0.topic = true;
props0.event = true;
props0.payload = true;
props0.ref = true;
props0.join_ref = true;
}
const _errs8 = errors;
if(errors === _errs8){
if(Array.isArray(data)){
if(data.length > 5){
const err3 = {instancePath,schemaPath:"#/oneOf/1/maxItems",keyword:"maxItems",params:{limit: 5},message:"must NOT have more than 5 items"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
else {
if(data.length < 5){
const err4 = {instancePath,schemaPath:"#/oneOf/1/minItems",keyword:"minItems",params:{limit: 5},message:"must NOT have fewer than 5 items"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
else {
const len0 = data.length;
if(len0 > 0){
const _errs10 = errors;
if(!(validate66(data[0], {instancePath:instancePath+"/0",parentData:data,parentDataProperty:0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
errors = vErrors.length;
}
var valid2 = _errs10 === errors;
}
if(valid2){
if(len0 > 1){
const _errs11 = errors;
if(!(validate66(data[1], {instancePath:instancePath+"/1",parentData:data,parentDataProperty:1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
errors = vErrors.length;
}
var valid2 = _errs11 === errors;
}
if(valid2){
if(len0 > 2){
const _errs12 = errors;
if(!(validate84(data[2], {instancePath:instancePath+"/2",parentData:data,parentDataProperty:2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
errors = vErrors.length;
}
var valid2 = _errs12 === errors;
}
if(valid2){
if(len0 > 3){
const _errs13 = errors;
if("heartbeat" !== data[3]){
const err5 = {instancePath:instancePath+"/3",schemaPath:"#/oneOf/1/prefixItems/3/const",keyword:"const",params:{allowedValue: "heartbeat"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
var valid2 = _errs13 === errors;
}
if(valid2){
if(len0 > 4){
const _errs14 = errors;
if(!(validate75(data[4], {instancePath:instancePath+"/4",parentData:data,parentDataProperty:4,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
errors = vErrors.length;
}
var valid2 = _errs14 === errors;
}
if(valid2){
const len1 = data.length;
if(!(len1 <= 5)){
const err6 = {instancePath,schemaPath:"#/oneOf/1/items",keyword:"items",params:{limit: 5},message:"must NOT have more than 5 items"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
}
}
}
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/oneOf/1/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
var _valid0 = _errs8 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
var items0 = true;
}
}
if(!valid0){
const err8 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
validate83.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate83.errors = vErrors;
evaluated0.props = props0;
evaluated0.items = items0;
return errors === 0;
}
validate83.evaluated = {"dynamicProps":true,"dynamicItems":true};

export const clientAccessToken = validate93;
const schema29 = {"oneOf":[{"type":"object","required":["topic","event","payload","ref"],"properties":{"topic":{"$ref":"realtime.Topic"},"event":{"const":"access_token"},"payload":{"$ref":"realtime.AccessToken"},"ref":{"$ref":"realtime.Ref"},"join_ref":{"$ref":"realtime.Ref"}}},{"type":"array","minItems":5,"maxItems":5,"prefixItems":[{"$ref":"realtime.Ref"},{"$ref":"realtime.Ref"},{"$ref":"realtime.Topic"},{"const":"access_token"},{"$ref":"realtime.AccessToken"}],"items":false}],"$id":"clientAccessToken"};
const schema30 = {"type":"object","required":["access_token"],"properties":{"access_token":{"type":["string","null"]}},"$id":"realtime.AccessToken"};

function validate95(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="realtime.AccessToken" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate95.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.access_token === undefined) && (missing0 = "access_token")){
validate95.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.access_token !== undefined){
let data0 = data.access_token;
if((typeof data0 !== "string") && (data0 !== null)){
validate95.errors = [{instancePath:instancePath+"/access_token",schemaPath:"#/properties/access_token/type",keyword:"type",params:{type: schema30.properties.access_token.type},message:"must be string,null"}];
return false;
}
}
}
}
else {
validate95.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate95.errors = vErrors;
return errors === 0;
}
validate95.evaluated = {"props":{"access_token":true},"dynamicProps":false,"dynamicItems":false};


function validate93(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="clientAccessToken" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate93.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.topic === undefined) && (missing0 = "topic")) || ((data.event === undefined) && (missing0 = "event"))) || ((data.payload === undefined) && (missing0 = "payload"))) || ((data.ref === undefined) && (missing0 = "ref"))){
const err0 = {instancePath,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(data.topic !== undefined){
const _errs3 = errors;
if(!(validate53(data.topic, {instancePath:instancePath+"/topic",parentData:data,parentDataProperty:"topic",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.event !== undefined){
const _errs4 = errors;
if("access_token" !== data.event){
const err1 = {instancePath:instancePath+"/event",schemaPath:"#/oneOf/0/properties/event/const",keyword:"const",params:{allowedValue: "access_token"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var valid1 = _errs4 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.payload !== undefined){
const _errs5 = errors;
if(!(validate95(data.payload, {instancePath:instancePath+"/payload",parentData:data,parentDataProperty:"payload",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors);
errors = vErrors.length;
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.ref !== undefined){
const _errs6 = errors;
if(!(validate66(data.ref, {instancePath:instancePath+"/ref",parentData:data,parentDataProperty:"ref",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
errors = vErrors.length;
}
var valid1 = _errs6 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.join_ref !== undefined){
const _errs7 = errors;
if(!(validate66(data.join_ref, {instancePath:instancePath+"/join_ref",parentData:data,parentDataProperty:"join_ref",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
errors = vErrors.length;
}
var valid1 = _errs7 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/oneOf/0/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
var props0 = {};
props0.topic = true;
props0.event = true;
props0.payload = true;
props0.ref = true;
props0.join_ref = true;
}
const _errs8 = errors;
if(errors === _errs8){
if(Array.isArray(data)){
if(data.length > 5){
const err3 = {instancePath,schemaPath:"#/oneOf/1/maxItems",keyword:"maxItems",params:{limit: 5},message:"must NOT have more than 5 items"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
else {
if(data.length < 5){
const err4 = {instancePath,schemaPath:"#/oneOf/1/minItems",keyword:"minItems",params:{limit: 5},message:"must NOT have fewer than 5 items"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
else {
const len0 = data.length;
if(len0 > 0){
const _errs10 = errors;
if(!(validate66(data[0], {instancePath:instancePath+"/0",parentData:data,parentDataProperty:0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
errors = vErrors.length;
}
var valid2 = _errs10 === errors;
}
if(valid2){
if(len0 > 1){
const _errs11 = errors;
if(!(validate66(data[1], {instancePath:instancePath+"/1",parentData:data,parentDataProperty:1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
errors = vErrors.length;
}
var valid2 = _errs11 === errors;
}
if(valid2){
if(len0 > 2){
const _errs12 = errors;
if(!(validate53(data[2], {instancePath:instancePath+"/2",parentData:data,parentDataProperty:2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
var valid2 = _errs12 === errors;
}
if(valid2){
if(len0 > 3){
const _errs13 = errors;
if("access_token" !== data[3]){
const err5 = {instancePath:instancePath+"/3",schemaPath:"#/oneOf/1/prefixItems/3/const",keyword:"const",params:{allowedValue: "access_token"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
var valid2 = _errs13 === errors;
}
if(valid2){
if(len0 > 4){
const _errs14 = errors;
if(!(validate95(data[4], {instancePath:instancePath+"/4",parentData:data,parentDataProperty:4,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors);
errors = vErrors.length;
}
var valid2 = _errs14 === errors;
}
if(valid2){
const len1 = data.length;
if(!(len1 <= 5)){
const err6 = {instancePath,schemaPath:"#/oneOf/1/items",keyword:"items",params:{limit: 5},message:"must NOT have more than 5 items"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
}
}
}
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/oneOf/1/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
var _valid0 = _errs8 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
var items0 = true;
}
}
if(!valid0){
const err8 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
validate93.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate93.errors = vErrors;
evaluated0.props = props0;
evaluated0.items = items0;
return errors === 0;
}
validate93.evaluated = {"dynamicProps":true,"dynamicItems":true};

export const clientClientBroadcast = validate103;
const schema31 = {"oneOf":[{"type":"object","required":["topic","event","payload","ref"],"properties":{"topic":{"$ref":"realtime.Topic"},"event":{"const":"broadcast"},"payload":{"$ref":"realtime.ClientBroadcast"},"ref":{"$ref":"realtime.Ref"},"join_ref":{"$ref":"realtime.Ref"}}},{"type":"array","minItems":5,"maxItems":5,"prefixItems":[{"$ref":"realtime.Ref"},{"$ref":"realtime.Ref"},{"$ref":"realtime.Topic"},{"const":"broadcast"},{"$ref":"realtime.ClientBroadcast"}],"items":false}],"$id":"clientClientBroadcast"};
const schema32 = {"type":"object","required":["type","event"],"properties":{"type":{"const":"broadcast"},"event":{"type":"string"},"payload":{"description":"Anything."}},"$id":"realtime.ClientBroadcast"};

function validate105(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="realtime.ClientBroadcast" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate105.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.event === undefined) && (missing0 = "event"))){
validate105.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs1 = errors;
if("broadcast" !== data.type){
validate105.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "broadcast"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.event !== undefined){
const _errs2 = errors;
if(typeof data.event !== "string"){
validate105.errors = [{instancePath:instancePath+"/event",schemaPath:"#/properties/event/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate105.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate105.errors = vErrors;
return errors === 0;
}
validate105.evaluated = {"props":{"type":true,"event":true,"payload":true},"dynamicProps":false,"dynamicItems":false};


function validate103(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="clientClientBroadcast" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate103.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.topic === undefined) && (missing0 = "topic")) || ((data.event === undefined) && (missing0 = "event"))) || ((data.payload === undefined) && (missing0 = "payload"))) || ((data.ref === undefined) && (missing0 = "ref"))){
const err0 = {instancePath,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(data.topic !== undefined){
const _errs3 = errors;
if(!(validate53(data.topic, {instancePath:instancePath+"/topic",parentData:data,parentDataProperty:"topic",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.event !== undefined){
const _errs4 = errors;
if("broadcast" !== data.event){
const err1 = {instancePath:instancePath+"/event",schemaPath:"#/oneOf/0/properties/event/const",keyword:"const",params:{allowedValue: "broadcast"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var valid1 = _errs4 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.payload !== undefined){
const _errs5 = errors;
if(!(validate105(data.payload, {instancePath:instancePath+"/payload",parentData:data,parentDataProperty:"payload",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate105.errors : vErrors.concat(validate105.errors);
errors = vErrors.length;
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.ref !== undefined){
const _errs6 = errors;
if(!(validate66(data.ref, {instancePath:instancePath+"/ref",parentData:data,parentDataProperty:"ref",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
errors = vErrors.length;
}
var valid1 = _errs6 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.join_ref !== undefined){
const _errs7 = errors;
if(!(validate66(data.join_ref, {instancePath:instancePath+"/join_ref",parentData:data,parentDataProperty:"join_ref",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
errors = vErrors.length;
}
var valid1 = _errs7 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/oneOf/0/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
var props0 = {};
props0.topic = true;
props0.event = true;
props0.payload = true;
props0.ref = true;
props0.join_ref = true;
}
const _errs8 = errors;
if(errors === _errs8){
if(Array.isArray(data)){
if(data.length > 5){
const err3 = {instancePath,schemaPath:"#/oneOf/1/maxItems",keyword:"maxItems",params:{limit: 5},message:"must NOT have more than 5 items"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
else {
if(data.length < 5){
const err4 = {instancePath,schemaPath:"#/oneOf/1/minItems",keyword:"minItems",params:{limit: 5},message:"must NOT have fewer than 5 items"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
else {
const len0 = data.length;
if(len0 > 0){
const _errs10 = errors;
if(!(validate66(data[0], {instancePath:instancePath+"/0",parentData:data,parentDataProperty:0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
errors = vErrors.length;
}
var valid2 = _errs10 === errors;
}
if(valid2){
if(len0 > 1){
const _errs11 = errors;
if(!(validate66(data[1], {instancePath:instancePath+"/1",parentData:data,parentDataProperty:1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
errors = vErrors.length;
}
var valid2 = _errs11 === errors;
}
if(valid2){
if(len0 > 2){
const _errs12 = errors;
if(!(validate53(data[2], {instancePath:instancePath+"/2",parentData:data,parentDataProperty:2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
var valid2 = _errs12 === errors;
}
if(valid2){
if(len0 > 3){
const _errs13 = errors;
if("broadcast" !== data[3]){
const err5 = {instancePath:instancePath+"/3",schemaPath:"#/oneOf/1/prefixItems/3/const",keyword:"const",params:{allowedValue: "broadcast"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
var valid2 = _errs13 === errors;
}
if(valid2){
if(len0 > 4){
const _errs14 = errors;
if(!(validate105(data[4], {instancePath:instancePath+"/4",parentData:data,parentDataProperty:4,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate105.errors : vErrors.concat(validate105.errors);
errors = vErrors.length;
}
var valid2 = _errs14 === errors;
}
if(valid2){
const len1 = data.length;
if(!(len1 <= 5)){
const err6 = {instancePath,schemaPath:"#/oneOf/1/items",keyword:"items",params:{limit: 5},message:"must NOT have more than 5 items"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
}
}
}
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/oneOf/1/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
var _valid0 = _errs8 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
var items0 = true;
}
}
if(!valid0){
const err8 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
validate103.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate103.errors = vErrors;
evaluated0.props = props0;
evaluated0.items = items0;
return errors === 0;
}
validate103.evaluated = {"dynamicProps":true,"dynamicItems":true};

export const clientPresence = validate113;
const schema33 = {"oneOf":[{"type":"object","required":["topic","event","payload","ref"],"properties":{"topic":{"$ref":"realtime.Topic"},"event":{"const":"presence"},"payload":{"$ref":"realtime.Presence"},"ref":{"$ref":"realtime.Ref"},"join_ref":{"$ref":"realtime.Ref"}}},{"type":"array","minItems":5,"maxItems":5,"prefixItems":[{"$ref":"realtime.Ref"},{"$ref":"realtime.Ref"},{"$ref":"realtime.Topic"},{"const":"presence"},{"$ref":"realtime.Presence"}],"items":false}],"$id":"clientPresence"};
const schema34 = {"type":"object","required":["event"],"properties":{"type":{"const":"presence"},"event":{"enum":["track","untrack"]},"payload":{"type":"object"}},"$id":"realtime.Presence"};

function validate115(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="realtime.Presence" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate115.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.event === undefined) && (missing0 = "event")){
validate115.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs1 = errors;
if("presence" !== data.type){
validate115.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "presence"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.event !== undefined){
let data1 = data.event;
const _errs2 = errors;
if(!((data1 === "track") || (data1 === "untrack"))){
validate115.errors = [{instancePath:instancePath+"/event",schemaPath:"#/properties/event/enum",keyword:"enum",params:{allowedValues: schema34.properties.event.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.payload !== undefined){
let data2 = data.payload;
const _errs3 = errors;
if(!(data2 && typeof data2 == "object" && !Array.isArray(data2))){
validate115.errors = [{instancePath:instancePath+"/payload",schemaPath:"#/properties/payload/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate115.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate115.errors = vErrors;
return errors === 0;
}
validate115.evaluated = {"props":{"type":true,"event":true,"payload":true},"dynamicProps":false,"dynamicItems":false};


function validate113(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="clientPresence" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate113.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.topic === undefined) && (missing0 = "topic")) || ((data.event === undefined) && (missing0 = "event"))) || ((data.payload === undefined) && (missing0 = "payload"))) || ((data.ref === undefined) && (missing0 = "ref"))){
const err0 = {instancePath,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(data.topic !== undefined){
const _errs3 = errors;
if(!(validate53(data.topic, {instancePath:instancePath+"/topic",parentData:data,parentDataProperty:"topic",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.event !== undefined){
const _errs4 = errors;
if("presence" !== data.event){
const err1 = {instancePath:instancePath+"/event",schemaPath:"#/oneOf/0/properties/event/const",keyword:"const",params:{allowedValue: "presence"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var valid1 = _errs4 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.payload !== undefined){
const _errs5 = errors;
if(!(validate115(data.payload, {instancePath:instancePath+"/payload",parentData:data,parentDataProperty:"payload",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate115.errors : vErrors.concat(validate115.errors);
errors = vErrors.length;
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.ref !== undefined){
const _errs6 = errors;
if(!(validate66(data.ref, {instancePath:instancePath+"/ref",parentData:data,parentDataProperty:"ref",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
errors = vErrors.length;
}
var valid1 = _errs6 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.join_ref !== undefined){
const _errs7 = errors;
if(!(validate66(data.join_ref, {instancePath:instancePath+"/join_ref",parentData:data,parentDataProperty:"join_ref",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
errors = vErrors.length;
}
var valid1 = _errs7 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/oneOf/0/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
var props0 = {};
props0.topic = true;
props0.event = true;
props0.payload = true;
props0.ref = true;
props0.join_ref = true;
}
const _errs8 = errors;
if(errors === _errs8){
if(Array.isArray(data)){
if(data.length > 5){
const err3 = {instancePath,schemaPath:"#/oneOf/1/maxItems",keyword:"maxItems",params:{limit: 5},message:"must NOT have more than 5 items"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
else {
if(data.length < 5){
const err4 = {instancePath,schemaPath:"#/oneOf/1/minItems",keyword:"minItems",params:{limit: 5},message:"must NOT have fewer than 5 items"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
else {
const len0 = data.length;
if(len0 > 0){
const _errs10 = errors;
if(!(validate66(data[0], {instancePath:instancePath+"/0",parentData:data,parentDataProperty:0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
errors = vErrors.length;
}
var valid2 = _errs10 === errors;
}
if(valid2){
if(len0 > 1){
const _errs11 = errors;
if(!(validate66(data[1], {instancePath:instancePath+"/1",parentData:data,parentDataProperty:1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
errors = vErrors.length;
}
var valid2 = _errs11 === errors;
}
if(valid2){
if(len0 > 2){
const _errs12 = errors;
if(!(validate53(data[2], {instancePath:instancePath+"/2",parentData:data,parentDataProperty:2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
var valid2 = _errs12 === errors;
}
if(valid2){
if(len0 > 3){
const _errs13 = errors;
if("presence" !== data[3]){
const err5 = {instancePath:instancePath+"/3",schemaPath:"#/oneOf/1/prefixItems/3/const",keyword:"const",params:{allowedValue: "presence"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
var valid2 = _errs13 === errors;
}
if(valid2){
if(len0 > 4){
const _errs14 = errors;
if(!(validate115(data[4], {instancePath:instancePath+"/4",parentData:data,parentDataProperty:4,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate115.errors : vErrors.concat(validate115.errors);
errors = vErrors.length;
}
var valid2 = _errs14 === errors;
}
if(valid2){
const len1 = data.length;
if(!(len1 <= 5)){
const err6 = {instancePath,schemaPath:"#/oneOf/1/items",keyword:"items",params:{limit: 5},message:"must NOT have more than 5 items"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
}
}
}
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/oneOf/1/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
var _valid0 = _errs8 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
var items0 = true;
}
}
if(!valid0){
const err8 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
validate113.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate113.errors = vErrors;
evaluated0.props = props0;
evaluated0.items = items0;
return errors === 0;
}
validate113.evaluated = {"dynamicProps":true,"dynamicItems":true};

export const serverReply = validate123;
const schema35 = {"oneOf":[{"type":"object","required":["topic","event","payload","ref"],"additionalProperties":false,"properties":{"topic":{"$ref":"realtime.AnyTopic"},"event":{"const":"phx_reply"},"payload":{"$ref":"realtime.Reply"},"ref":{"$ref":"realtime.Ref"}}},{"type":"array","minItems":5,"maxItems":5,"prefixItems":[{"$ref":"realtime.Ref"},{"$ref":"realtime.Ref"},{"$ref":"realtime.AnyTopic"},{"const":"phx_reply"},{"$ref":"realtime.Reply"}],"items":false}],"$id":"serverReply"};
const schema36 = {"type":"string","$id":"realtime.AnyTopic"};

function validate124(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="realtime.AnyTopic" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate124.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
validate124.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
validate124.errors = vErrors;
return errors === 0;
}
validate124.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema37 = {"oneOf":[{"type":"object","required":["status","response"],"additionalProperties":false,"properties":{"status":{"const":"ok"},"response":{"$ref":"realtime.JoinReply"}}},{"type":"object","required":["status","response"],"additionalProperties":false,"properties":{"status":{"const":"error"},"response":{"anyOf":[{"type":"object","additionalProperties":false,"properties":{"reason":{"type":"string"}}},{"const":"payload_size_exceeded"}]}}}],"$id":"realtime.Reply"};
const schema38 = {"description":"Empty unless it answers a join.","type":"object","additionalProperties":false,"properties":{"postgres_changes":{"description":"The client's wishes in its order, each with the number under which changes are told.","type":"array","items":{"type":"object","required":["id"],"properties":{"id":{"type":"integer","minimum":1}}}}},"$id":"realtime.JoinReply"};

function validate127(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="realtime.JoinReply" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate127.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "postgres_changes")){
validate127.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.postgres_changes !== undefined){
let data0 = data.postgres_changes;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs4 = errors;
if(errors === _errs4){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing0;
if((data1.id === undefined) && (missing0 = "id")){
validate127.errors = [{instancePath:instancePath+"/postgres_changes/" + i0,schemaPath:"#/properties/postgres_changes/items/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data1.id !== undefined){
let data2 = data1.id;
const _errs6 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate127.errors = [{instancePath:instancePath+"/postgres_changes/" + i0+"/id",schemaPath:"#/properties/postgres_changes/items/properties/id/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs6){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 1 || isNaN(data2)){
validate127.errors = [{instancePath:instancePath+"/postgres_changes/" + i0+"/id",schemaPath:"#/properties/postgres_changes/items/properties/id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
}
}
else {
validate127.errors = [{instancePath:instancePath+"/postgres_changes/" + i0,schemaPath:"#/properties/postgres_changes/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
else {
validate127.errors = [{instancePath:instancePath+"/postgres_changes",schemaPath:"#/properties/postgres_changes/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
}
}
}
else {
validate127.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate127.errors = vErrors;
return errors === 0;
}
validate127.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate126(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="realtime.Reply" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate126.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.status === undefined) && (missing0 = "status")) || ((data.response === undefined) && (missing0 = "response"))){
const err0 = {instancePath,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
const _errs3 = errors;
for(const key0 in data){
if(!((key0 === "status") || (key0 === "response"))){
const err1 = {instancePath,schemaPath:"#/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
break;
}
}
if(_errs3 === errors){
if(data.status !== undefined){
const _errs4 = errors;
if("ok" !== data.status){
const err2 = {instancePath:instancePath+"/status",schemaPath:"#/oneOf/0/properties/status/const",keyword:"const",params:{allowedValue: "ok"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var valid1 = _errs4 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.response !== undefined){
const _errs5 = errors;
if(!(validate127(data.response, {instancePath:instancePath+"/response",parentData:data,parentDataProperty:"response",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate127.errors : vErrors.concat(validate127.errors);
errors = vErrors.length;
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/oneOf/0/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
var props0 = true;
}
const _errs6 = errors;
if(errors === _errs6){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if(((data.status === undefined) && (missing1 = "status")) || ((data.response === undefined) && (missing1 = "response"))){
const err4 = {instancePath,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
else {
const _errs8 = errors;
for(const key1 in data){
if(!((key1 === "status") || (key1 === "response"))){
const err5 = {instancePath,schemaPath:"#/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
break;
}
}
if(_errs8 === errors){
if(data.status !== undefined){
const _errs9 = errors;
if("error" !== data.status){
const err6 = {instancePath:instancePath+"/status",schemaPath:"#/oneOf/1/properties/status/const",keyword:"const",params:{allowedValue: "error"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var valid2 = _errs9 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.response !== undefined){
let data3 = data.response;
const _errs10 = errors;
const _errs11 = errors;
let valid3 = false;
const _errs12 = errors;
if(errors === _errs12){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
const _errs14 = errors;
for(const key2 in data3){
if(!(key2 === "reason")){
const err7 = {instancePath:instancePath+"/response",schemaPath:"#/oneOf/1/properties/response/anyOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
break;
}
}
if(_errs14 === errors){
if(data3.reason !== undefined){
if(typeof data3.reason !== "string"){
const err8 = {instancePath:instancePath+"/response/reason",schemaPath:"#/oneOf/1/properties/response/anyOf/0/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
}
else {
const err9 = {instancePath:instancePath+"/response",schemaPath:"#/oneOf/1/properties/response/anyOf/0/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
var _valid1 = _errs12 === errors;
valid3 = valid3 || _valid1;
const _errs17 = errors;
if("payload_size_exceeded" !== data3){
const err10 = {instancePath:instancePath+"/response",schemaPath:"#/oneOf/1/properties/response/anyOf/1/const",keyword:"const",params:{allowedValue: "payload_size_exceeded"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
var _valid1 = _errs17 === errors;
valid3 = valid3 || _valid1;
if(!valid3){
const err11 = {instancePath:instancePath+"/response",schemaPath:"#/oneOf/1/properties/response/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
else {
errors = _errs11;
if(vErrors !== null){
if(_errs11){
vErrors.length = _errs11;
}
else {
vErrors = null;
}
}
}
var valid2 = _errs10 === errors;
}
else {
var valid2 = true;
}
}
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/oneOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
var _valid0 = _errs6 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
if(props0 !== true){
props0 = true;
}
}
}
if(!valid0){
const err13 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
validate126.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate126.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate126.evaluated = {"dynamicProps":true,"dynamicItems":false};


function validate123(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="serverReply" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate123.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.topic === undefined) && (missing0 = "topic")) || ((data.event === undefined) && (missing0 = "event"))) || ((data.payload === undefined) && (missing0 = "payload"))) || ((data.ref === undefined) && (missing0 = "ref"))){
const err0 = {instancePath,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
const _errs3 = errors;
for(const key0 in data){
if(!((((key0 === "topic") || (key0 === "event")) || (key0 === "payload")) || (key0 === "ref"))){
const err1 = {instancePath,schemaPath:"#/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
break;
}
}
if(_errs3 === errors){
if(data.topic !== undefined){
const _errs4 = errors;
if(!(validate124(data.topic, {instancePath:instancePath+"/topic",parentData:data,parentDataProperty:"topic",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate124.errors : vErrors.concat(validate124.errors);
errors = vErrors.length;
}
var valid1 = _errs4 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.event !== undefined){
const _errs5 = errors;
if("phx_reply" !== data.event){
const err2 = {instancePath:instancePath+"/event",schemaPath:"#/oneOf/0/properties/event/const",keyword:"const",params:{allowedValue: "phx_reply"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.payload !== undefined){
const _errs6 = errors;
if(!(validate126(data.payload, {instancePath:instancePath+"/payload",parentData:data,parentDataProperty:"payload",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate126.errors : vErrors.concat(validate126.errors);
errors = vErrors.length;
}
var valid1 = _errs6 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.ref !== undefined){
const _errs7 = errors;
if(!(validate66(data.ref, {instancePath:instancePath+"/ref",parentData:data,parentDataProperty:"ref",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
errors = vErrors.length;
}
var valid1 = _errs7 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/oneOf/0/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
var props1 = true;
}
const _errs8 = errors;
if(errors === _errs8){
if(Array.isArray(data)){
if(data.length > 5){
const err4 = {instancePath,schemaPath:"#/oneOf/1/maxItems",keyword:"maxItems",params:{limit: 5},message:"must NOT have more than 5 items"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
else {
if(data.length < 5){
const err5 = {instancePath,schemaPath:"#/oneOf/1/minItems",keyword:"minItems",params:{limit: 5},message:"must NOT have fewer than 5 items"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
else {
const len0 = data.length;
if(len0 > 0){
const _errs10 = errors;
if(!(validate66(data[0], {instancePath:instancePath+"/0",parentData:data,parentDataProperty:0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
errors = vErrors.length;
}
var valid2 = _errs10 === errors;
}
if(valid2){
if(len0 > 1){
const _errs11 = errors;
if(!(validate66(data[1], {instancePath:instancePath+"/1",parentData:data,parentDataProperty:1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
errors = vErrors.length;
}
var valid2 = _errs11 === errors;
}
if(valid2){
if(len0 > 2){
const _errs12 = errors;
if(!(validate124(data[2], {instancePath:instancePath+"/2",parentData:data,parentDataProperty:2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate124.errors : vErrors.concat(validate124.errors);
errors = vErrors.length;
}
var valid2 = _errs12 === errors;
}
if(valid2){
if(len0 > 3){
const _errs13 = errors;
if("phx_reply" !== data[3]){
const err6 = {instancePath:instancePath+"/3",schemaPath:"#/oneOf/1/prefixItems/3/const",keyword:"const",params:{allowedValue: "phx_reply"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var valid2 = _errs13 === errors;
}
if(valid2){
if(len0 > 4){
const _errs14 = errors;
if(!(validate126(data[4], {instancePath:instancePath+"/4",parentData:data,parentDataProperty:4,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate126.errors : vErrors.concat(validate126.errors);
errors = vErrors.length;
}
var valid2 = _errs14 === errors;
}
if(valid2){
const len1 = data.length;
if(!(len1 <= 5)){
const err7 = {instancePath,schemaPath:"#/oneOf/1/items",keyword:"items",params:{limit: 5},message:"must NOT have more than 5 items"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
}
}
}
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/oneOf/1/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
var _valid0 = _errs8 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
var items0 = true;
}
}
if(!valid0){
const err9 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
validate123.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate123.errors = vErrors;
evaluated0.props = props1;
evaluated0.items = items0;
return errors === 0;
}
validate123.evaluated = {"dynamicProps":true,"dynamicItems":true};

export const serverClose = validate135;
const schema39 = {"oneOf":[{"type":"object","required":["topic","event","payload","ref"],"additionalProperties":false,"properties":{"topic":{"$ref":"realtime.Topic"},"event":{"const":"phx_close"},"payload":{"$ref":"realtime.Empty"},"ref":{"$ref":"realtime.Ref"}}},{"type":"array","minItems":5,"maxItems":5,"prefixItems":[{"$ref":"realtime.Ref"},{"$ref":"realtime.Ref"},{"$ref":"realtime.Topic"},{"const":"phx_close"},{"$ref":"realtime.Empty"}],"items":false}],"$id":"serverClose"};

function validate135(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="serverClose" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate135.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.topic === undefined) && (missing0 = "topic")) || ((data.event === undefined) && (missing0 = "event"))) || ((data.payload === undefined) && (missing0 = "payload"))) || ((data.ref === undefined) && (missing0 = "ref"))){
const err0 = {instancePath,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
const _errs3 = errors;
for(const key0 in data){
if(!((((key0 === "topic") || (key0 === "event")) || (key0 === "payload")) || (key0 === "ref"))){
const err1 = {instancePath,schemaPath:"#/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
break;
}
}
if(_errs3 === errors){
if(data.topic !== undefined){
const _errs4 = errors;
if(!(validate53(data.topic, {instancePath:instancePath+"/topic",parentData:data,parentDataProperty:"topic",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
var valid1 = _errs4 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.event !== undefined){
const _errs5 = errors;
if("phx_close" !== data.event){
const err2 = {instancePath:instancePath+"/event",schemaPath:"#/oneOf/0/properties/event/const",keyword:"const",params:{allowedValue: "phx_close"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.payload !== undefined){
const _errs6 = errors;
if(!(validate75(data.payload, {instancePath:instancePath+"/payload",parentData:data,parentDataProperty:"payload",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
errors = vErrors.length;
}
var valid1 = _errs6 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.ref !== undefined){
const _errs7 = errors;
if(!(validate66(data.ref, {instancePath:instancePath+"/ref",parentData:data,parentDataProperty:"ref",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
errors = vErrors.length;
}
var valid1 = _errs7 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/oneOf/0/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
var props0 = true;
}
const _errs8 = errors;
if(errors === _errs8){
if(Array.isArray(data)){
if(data.length > 5){
const err4 = {instancePath,schemaPath:"#/oneOf/1/maxItems",keyword:"maxItems",params:{limit: 5},message:"must NOT have more than 5 items"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
else {
if(data.length < 5){
const err5 = {instancePath,schemaPath:"#/oneOf/1/minItems",keyword:"minItems",params:{limit: 5},message:"must NOT have fewer than 5 items"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
else {
const len0 = data.length;
if(len0 > 0){
const _errs10 = errors;
if(!(validate66(data[0], {instancePath:instancePath+"/0",parentData:data,parentDataProperty:0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
errors = vErrors.length;
}
var valid2 = _errs10 === errors;
}
if(valid2){
if(len0 > 1){
const _errs11 = errors;
if(!(validate66(data[1], {instancePath:instancePath+"/1",parentData:data,parentDataProperty:1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
errors = vErrors.length;
}
var valid2 = _errs11 === errors;
}
if(valid2){
if(len0 > 2){
const _errs12 = errors;
if(!(validate53(data[2], {instancePath:instancePath+"/2",parentData:data,parentDataProperty:2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
var valid2 = _errs12 === errors;
}
if(valid2){
if(len0 > 3){
const _errs13 = errors;
if("phx_close" !== data[3]){
const err6 = {instancePath:instancePath+"/3",schemaPath:"#/oneOf/1/prefixItems/3/const",keyword:"const",params:{allowedValue: "phx_close"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var valid2 = _errs13 === errors;
}
if(valid2){
if(len0 > 4){
const _errs14 = errors;
if(!(validate75(data[4], {instancePath:instancePath+"/4",parentData:data,parentDataProperty:4,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
errors = vErrors.length;
}
var valid2 = _errs14 === errors;
}
if(valid2){
const len1 = data.length;
if(!(len1 <= 5)){
const err7 = {instancePath,schemaPath:"#/oneOf/1/items",keyword:"items",params:{limit: 5},message:"must NOT have more than 5 items"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
}
}
}
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/oneOf/1/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
var _valid0 = _errs8 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
var items0 = true;
}
}
if(!valid0){
const err9 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
validate135.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate135.errors = vErrors;
evaluated0.props = props0;
evaluated0.items = items0;
return errors === 0;
}
validate135.evaluated = {"dynamicProps":true,"dynamicItems":true};

export const serverFailure = validate143;
const schema40 = {"oneOf":[{"type":"object","required":["topic","event","payload","ref"],"additionalProperties":false,"properties":{"topic":{"$ref":"realtime.Topic"},"event":{"const":"phx_error"},"payload":{"$ref":"realtime.Failure"},"ref":{"$ref":"realtime.Ref"}}},{"type":"array","minItems":5,"maxItems":5,"prefixItems":[{"$ref":"realtime.Ref"},{"$ref":"realtime.Ref"},{"$ref":"realtime.Topic"},{"const":"phx_error"},{"$ref":"realtime.Failure"}],"items":false}],"$id":"serverFailure"};
const schema41 = {"type":"object","required":["reason"],"additionalProperties":false,"properties":{"reason":{"const":"channel_crash"}},"$id":"realtime.Failure"};

function validate145(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="realtime.Failure" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate145.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.reason === undefined) && (missing0 = "reason")){
validate145.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "reason")){
validate145.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.reason !== undefined){
if("channel_crash" !== data.reason){
validate145.errors = [{instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/const",keyword:"const",params:{allowedValue: "channel_crash"},message:"must be equal to constant"}];
return false;
}
}
}
}
}
else {
validate145.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate145.errors = vErrors;
return errors === 0;
}
validate145.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate143(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="serverFailure" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate143.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.topic === undefined) && (missing0 = "topic")) || ((data.event === undefined) && (missing0 = "event"))) || ((data.payload === undefined) && (missing0 = "payload"))) || ((data.ref === undefined) && (missing0 = "ref"))){
const err0 = {instancePath,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
const _errs3 = errors;
for(const key0 in data){
if(!((((key0 === "topic") || (key0 === "event")) || (key0 === "payload")) || (key0 === "ref"))){
const err1 = {instancePath,schemaPath:"#/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
break;
}
}
if(_errs3 === errors){
if(data.topic !== undefined){
const _errs4 = errors;
if(!(validate53(data.topic, {instancePath:instancePath+"/topic",parentData:data,parentDataProperty:"topic",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
var valid1 = _errs4 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.event !== undefined){
const _errs5 = errors;
if("phx_error" !== data.event){
const err2 = {instancePath:instancePath+"/event",schemaPath:"#/oneOf/0/properties/event/const",keyword:"const",params:{allowedValue: "phx_error"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.payload !== undefined){
const _errs6 = errors;
if(!(validate145(data.payload, {instancePath:instancePath+"/payload",parentData:data,parentDataProperty:"payload",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate145.errors : vErrors.concat(validate145.errors);
errors = vErrors.length;
}
var valid1 = _errs6 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.ref !== undefined){
const _errs7 = errors;
if(!(validate66(data.ref, {instancePath:instancePath+"/ref",parentData:data,parentDataProperty:"ref",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
errors = vErrors.length;
}
var valid1 = _errs7 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/oneOf/0/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
var props0 = true;
}
const _errs8 = errors;
if(errors === _errs8){
if(Array.isArray(data)){
if(data.length > 5){
const err4 = {instancePath,schemaPath:"#/oneOf/1/maxItems",keyword:"maxItems",params:{limit: 5},message:"must NOT have more than 5 items"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
else {
if(data.length < 5){
const err5 = {instancePath,schemaPath:"#/oneOf/1/minItems",keyword:"minItems",params:{limit: 5},message:"must NOT have fewer than 5 items"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
else {
const len0 = data.length;
if(len0 > 0){
const _errs10 = errors;
if(!(validate66(data[0], {instancePath:instancePath+"/0",parentData:data,parentDataProperty:0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
errors = vErrors.length;
}
var valid2 = _errs10 === errors;
}
if(valid2){
if(len0 > 1){
const _errs11 = errors;
if(!(validate66(data[1], {instancePath:instancePath+"/1",parentData:data,parentDataProperty:1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
errors = vErrors.length;
}
var valid2 = _errs11 === errors;
}
if(valid2){
if(len0 > 2){
const _errs12 = errors;
if(!(validate53(data[2], {instancePath:instancePath+"/2",parentData:data,parentDataProperty:2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
var valid2 = _errs12 === errors;
}
if(valid2){
if(len0 > 3){
const _errs13 = errors;
if("phx_error" !== data[3]){
const err6 = {instancePath:instancePath+"/3",schemaPath:"#/oneOf/1/prefixItems/3/const",keyword:"const",params:{allowedValue: "phx_error"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var valid2 = _errs13 === errors;
}
if(valid2){
if(len0 > 4){
const _errs14 = errors;
if(!(validate145(data[4], {instancePath:instancePath+"/4",parentData:data,parentDataProperty:4,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate145.errors : vErrors.concat(validate145.errors);
errors = vErrors.length;
}
var valid2 = _errs14 === errors;
}
if(valid2){
const len1 = data.length;
if(!(len1 <= 5)){
const err7 = {instancePath,schemaPath:"#/oneOf/1/items",keyword:"items",params:{limit: 5},message:"must NOT have more than 5 items"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
}
}
}
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/oneOf/1/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
var _valid0 = _errs8 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
var items0 = true;
}
}
if(!valid0){
const err9 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
validate143.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate143.errors = vErrors;
evaluated0.props = props0;
evaluated0.items = items0;
return errors === 0;
}
validate143.evaluated = {"dynamicProps":true,"dynamicItems":true};

export const serverSystem = validate152;
const schema42 = {"oneOf":[{"type":"object","required":["topic","event","payload","ref"],"additionalProperties":false,"properties":{"topic":{"$ref":"realtime.Topic"},"event":{"const":"system"},"payload":{"$ref":"realtime.System"},"ref":{"$ref":"realtime.Ref"}}},{"type":"array","minItems":5,"maxItems":5,"prefixItems":[{"$ref":"realtime.Ref"},{"$ref":"realtime.Ref"},{"$ref":"realtime.Topic"},{"const":"system"},{"$ref":"realtime.System"}],"items":false}],"$id":"serverSystem"};
const schema43 = {"type":"object","required":["extension","status","message","channel"],"additionalProperties":false,"properties":{"extension":{"enum":["system","postgres_changes"]},"status":{"enum":["ok","error"]},"message":{"type":"string"},"channel":{"type":"string","description":"The name of the channel, without `realtime:`."}},"$id":"realtime.System"};

function validate154(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="realtime.System" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate154.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.extension === undefined) && (missing0 = "extension")) || ((data.status === undefined) && (missing0 = "status"))) || ((data.message === undefined) && (missing0 = "message"))) || ((data.channel === undefined) && (missing0 = "channel"))){
validate154.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "extension") || (key0 === "status")) || (key0 === "message")) || (key0 === "channel"))){
validate154.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.extension !== undefined){
let data0 = data.extension;
const _errs2 = errors;
if(!((data0 === "system") || (data0 === "postgres_changes"))){
validate154.errors = [{instancePath:instancePath+"/extension",schemaPath:"#/properties/extension/enum",keyword:"enum",params:{allowedValues: schema43.properties.extension.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data1 = data.status;
const _errs3 = errors;
if(!((data1 === "ok") || (data1 === "error"))){
validate154.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema43.properties.status.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
const _errs4 = errors;
if(typeof data.message !== "string"){
validate154.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.channel !== undefined){
const _errs6 = errors;
if(typeof data.channel !== "string"){
validate154.errors = [{instancePath:instancePath+"/channel",schemaPath:"#/properties/channel/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate154.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate154.errors = vErrors;
return errors === 0;
}
validate154.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate152(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="serverSystem" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate152.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.topic === undefined) && (missing0 = "topic")) || ((data.event === undefined) && (missing0 = "event"))) || ((data.payload === undefined) && (missing0 = "payload"))) || ((data.ref === undefined) && (missing0 = "ref"))){
const err0 = {instancePath,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
const _errs3 = errors;
for(const key0 in data){
if(!((((key0 === "topic") || (key0 === "event")) || (key0 === "payload")) || (key0 === "ref"))){
const err1 = {instancePath,schemaPath:"#/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
break;
}
}
if(_errs3 === errors){
if(data.topic !== undefined){
const _errs4 = errors;
if(!(validate53(data.topic, {instancePath:instancePath+"/topic",parentData:data,parentDataProperty:"topic",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
var valid1 = _errs4 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.event !== undefined){
const _errs5 = errors;
if("system" !== data.event){
const err2 = {instancePath:instancePath+"/event",schemaPath:"#/oneOf/0/properties/event/const",keyword:"const",params:{allowedValue: "system"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.payload !== undefined){
const _errs6 = errors;
if(!(validate154(data.payload, {instancePath:instancePath+"/payload",parentData:data,parentDataProperty:"payload",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate154.errors : vErrors.concat(validate154.errors);
errors = vErrors.length;
}
var valid1 = _errs6 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.ref !== undefined){
const _errs7 = errors;
if(!(validate66(data.ref, {instancePath:instancePath+"/ref",parentData:data,parentDataProperty:"ref",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
errors = vErrors.length;
}
var valid1 = _errs7 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/oneOf/0/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
var props0 = true;
}
const _errs8 = errors;
if(errors === _errs8){
if(Array.isArray(data)){
if(data.length > 5){
const err4 = {instancePath,schemaPath:"#/oneOf/1/maxItems",keyword:"maxItems",params:{limit: 5},message:"must NOT have more than 5 items"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
else {
if(data.length < 5){
const err5 = {instancePath,schemaPath:"#/oneOf/1/minItems",keyword:"minItems",params:{limit: 5},message:"must NOT have fewer than 5 items"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
else {
const len0 = data.length;
if(len0 > 0){
const _errs10 = errors;
if(!(validate66(data[0], {instancePath:instancePath+"/0",parentData:data,parentDataProperty:0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
errors = vErrors.length;
}
var valid2 = _errs10 === errors;
}
if(valid2){
if(len0 > 1){
const _errs11 = errors;
if(!(validate66(data[1], {instancePath:instancePath+"/1",parentData:data,parentDataProperty:1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
errors = vErrors.length;
}
var valid2 = _errs11 === errors;
}
if(valid2){
if(len0 > 2){
const _errs12 = errors;
if(!(validate53(data[2], {instancePath:instancePath+"/2",parentData:data,parentDataProperty:2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
var valid2 = _errs12 === errors;
}
if(valid2){
if(len0 > 3){
const _errs13 = errors;
if("system" !== data[3]){
const err6 = {instancePath:instancePath+"/3",schemaPath:"#/oneOf/1/prefixItems/3/const",keyword:"const",params:{allowedValue: "system"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var valid2 = _errs13 === errors;
}
if(valid2){
if(len0 > 4){
const _errs14 = errors;
if(!(validate154(data[4], {instancePath:instancePath+"/4",parentData:data,parentDataProperty:4,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate154.errors : vErrors.concat(validate154.errors);
errors = vErrors.length;
}
var valid2 = _errs14 === errors;
}
if(valid2){
const len1 = data.length;
if(!(len1 <= 5)){
const err7 = {instancePath,schemaPath:"#/oneOf/1/items",keyword:"items",params:{limit: 5},message:"must NOT have more than 5 items"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
}
}
}
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/oneOf/1/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
var _valid0 = _errs8 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
var items0 = true;
}
}
if(!valid0){
const err9 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
validate152.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate152.errors = vErrors;
evaluated0.props = props0;
evaluated0.items = items0;
return errors === 0;
}
validate152.evaluated = {"dynamicProps":true,"dynamicItems":true};

export const serverServerBroadcast = validate161;
const schema44 = {"oneOf":[{"type":"object","required":["topic","event","payload","ref"],"additionalProperties":false,"properties":{"topic":{"$ref":"realtime.Topic"},"event":{"const":"broadcast"},"payload":{"$ref":"realtime.AnyObject"},"ref":{"$ref":"realtime.Ref"}}},{"type":"array","minItems":5,"maxItems":5,"prefixItems":[{"$ref":"realtime.Ref"},{"$ref":"realtime.Ref"},{"$ref":"realtime.Topic"},{"const":"broadcast"},{"$ref":"realtime.AnyObject"}],"items":false}],"$id":"serverServerBroadcast"};
const schema45 = {"type":"object","$id":"realtime.AnyObject"};

function validate163(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="realtime.AnyObject" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate163.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(data && typeof data == "object" && !Array.isArray(data))){
validate163.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate163.errors = vErrors;
return errors === 0;
}
validate163.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate161(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="serverServerBroadcast" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate161.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.topic === undefined) && (missing0 = "topic")) || ((data.event === undefined) && (missing0 = "event"))) || ((data.payload === undefined) && (missing0 = "payload"))) || ((data.ref === undefined) && (missing0 = "ref"))){
const err0 = {instancePath,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
const _errs3 = errors;
for(const key0 in data){
if(!((((key0 === "topic") || (key0 === "event")) || (key0 === "payload")) || (key0 === "ref"))){
const err1 = {instancePath,schemaPath:"#/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
break;
}
}
if(_errs3 === errors){
if(data.topic !== undefined){
const _errs4 = errors;
if(!(validate53(data.topic, {instancePath:instancePath+"/topic",parentData:data,parentDataProperty:"topic",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
var valid1 = _errs4 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.event !== undefined){
const _errs5 = errors;
if("broadcast" !== data.event){
const err2 = {instancePath:instancePath+"/event",schemaPath:"#/oneOf/0/properties/event/const",keyword:"const",params:{allowedValue: "broadcast"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.payload !== undefined){
const _errs6 = errors;
if(!(validate163(data.payload, {instancePath:instancePath+"/payload",parentData:data,parentDataProperty:"payload",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate163.errors : vErrors.concat(validate163.errors);
errors = vErrors.length;
}
var valid1 = _errs6 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.ref !== undefined){
const _errs7 = errors;
if(!(validate66(data.ref, {instancePath:instancePath+"/ref",parentData:data,parentDataProperty:"ref",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
errors = vErrors.length;
}
var valid1 = _errs7 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/oneOf/0/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
var props0 = true;
}
const _errs8 = errors;
if(errors === _errs8){
if(Array.isArray(data)){
if(data.length > 5){
const err4 = {instancePath,schemaPath:"#/oneOf/1/maxItems",keyword:"maxItems",params:{limit: 5},message:"must NOT have more than 5 items"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
else {
if(data.length < 5){
const err5 = {instancePath,schemaPath:"#/oneOf/1/minItems",keyword:"minItems",params:{limit: 5},message:"must NOT have fewer than 5 items"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
else {
const len0 = data.length;
if(len0 > 0){
const _errs10 = errors;
if(!(validate66(data[0], {instancePath:instancePath+"/0",parentData:data,parentDataProperty:0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
errors = vErrors.length;
}
var valid2 = _errs10 === errors;
}
if(valid2){
if(len0 > 1){
const _errs11 = errors;
if(!(validate66(data[1], {instancePath:instancePath+"/1",parentData:data,parentDataProperty:1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
errors = vErrors.length;
}
var valid2 = _errs11 === errors;
}
if(valid2){
if(len0 > 2){
const _errs12 = errors;
if(!(validate53(data[2], {instancePath:instancePath+"/2",parentData:data,parentDataProperty:2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
var valid2 = _errs12 === errors;
}
if(valid2){
if(len0 > 3){
const _errs13 = errors;
if("broadcast" !== data[3]){
const err6 = {instancePath:instancePath+"/3",schemaPath:"#/oneOf/1/prefixItems/3/const",keyword:"const",params:{allowedValue: "broadcast"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var valid2 = _errs13 === errors;
}
if(valid2){
if(len0 > 4){
const _errs14 = errors;
if(!(validate163(data[4], {instancePath:instancePath+"/4",parentData:data,parentDataProperty:4,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate163.errors : vErrors.concat(validate163.errors);
errors = vErrors.length;
}
var valid2 = _errs14 === errors;
}
if(valid2){
const len1 = data.length;
if(!(len1 <= 5)){
const err7 = {instancePath,schemaPath:"#/oneOf/1/items",keyword:"items",params:{limit: 5},message:"must NOT have more than 5 items"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
}
}
}
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/oneOf/1/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
var _valid0 = _errs8 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
var items0 = true;
}
}
if(!valid0){
const err9 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
validate161.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate161.errors = vErrors;
evaluated0.props = props0;
evaluated0.items = items0;
return errors === 0;
}
validate161.evaluated = {"dynamicProps":true,"dynamicItems":true};

export const serverPresenceState = validate170;
const schema46 = {"oneOf":[{"type":"object","required":["topic","event","payload","ref"],"additionalProperties":false,"properties":{"topic":{"$ref":"realtime.Topic"},"event":{"const":"presence_state"},"payload":{"$ref":"realtime.PresenceState"},"ref":{"$ref":"realtime.Ref"}}},{"type":"array","minItems":5,"maxItems":5,"prefixItems":[{"$ref":"realtime.Ref"},{"$ref":"realtime.Ref"},{"$ref":"realtime.Topic"},{"const":"presence_state"},{"$ref":"realtime.PresenceState"}],"items":false}],"$id":"serverPresenceState"};
const schema47 = {"description":"By key, what each of its channels tracks.","type":"object","additionalProperties":{"type":"object","required":["metas"],"additionalProperties":false,"properties":{"metas":{"type":"array","minItems":1,"items":{"type":"object","required":["phx_ref"],"properties":{"phx_ref":{"type":"string"},"phx_ref_prev":{"type":"string"}}}}}},"$id":"realtime.PresenceState"};

function validate172(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="realtime.PresenceState" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate172.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
let data0 = data[key0];
const _errs2 = errors;
if(errors === _errs2){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing0;
if((data0.metas === undefined) && (missing0 = "metas")){
validate172.errors = [{instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs4 = errors;
for(const key1 in data0){
if(!(key1 === "metas")){
validate172.errors = [{instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs4 === errors){
if(data0.metas !== undefined){
let data1 = data0.metas;
const _errs5 = errors;
if(errors === _errs5){
if(Array.isArray(data1)){
if(data1.length < 1){
validate172.errors = [{instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/metas",schemaPath:"#/additionalProperties/properties/metas/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid2 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
const _errs7 = errors;
if(errors === _errs7){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing1;
if((data2.phx_ref === undefined) && (missing1 = "phx_ref")){
validate172.errors = [{instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/metas/" + i0,schemaPath:"#/additionalProperties/properties/metas/items/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data2.phx_ref !== undefined){
const _errs9 = errors;
if(typeof data2.phx_ref !== "string"){
validate172.errors = [{instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/metas/" + i0+"/phx_ref",schemaPath:"#/additionalProperties/properties/metas/items/properties/phx_ref/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs9 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data2.phx_ref_prev !== undefined){
const _errs11 = errors;
if(typeof data2.phx_ref_prev !== "string"){
validate172.errors = [{instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/metas/" + i0+"/phx_ref_prev",schemaPath:"#/additionalProperties/properties/metas/items/properties/phx_ref_prev/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs11 === errors;
}
else {
var valid3 = true;
}
}
}
}
else {
validate172.errors = [{instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/metas/" + i0,schemaPath:"#/additionalProperties/properties/metas/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid2 = _errs7 === errors;
if(!valid2){
break;
}
}
}
}
else {
validate172.errors = [{instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/metas",schemaPath:"#/additionalProperties/properties/metas/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
}
}
}
}
else {
validate172.errors = [{instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs2 === errors;
if(!valid0){
break;
}
}
}
else {
validate172.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate172.errors = vErrors;
return errors === 0;
}
validate172.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate170(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="serverPresenceState" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate170.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.topic === undefined) && (missing0 = "topic")) || ((data.event === undefined) && (missing0 = "event"))) || ((data.payload === undefined) && (missing0 = "payload"))) || ((data.ref === undefined) && (missing0 = "ref"))){
const err0 = {instancePath,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
const _errs3 = errors;
for(const key0 in data){
if(!((((key0 === "topic") || (key0 === "event")) || (key0 === "payload")) || (key0 === "ref"))){
const err1 = {instancePath,schemaPath:"#/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
break;
}
}
if(_errs3 === errors){
if(data.topic !== undefined){
const _errs4 = errors;
if(!(validate53(data.topic, {instancePath:instancePath+"/topic",parentData:data,parentDataProperty:"topic",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
var valid1 = _errs4 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.event !== undefined){
const _errs5 = errors;
if("presence_state" !== data.event){
const err2 = {instancePath:instancePath+"/event",schemaPath:"#/oneOf/0/properties/event/const",keyword:"const",params:{allowedValue: "presence_state"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.payload !== undefined){
const _errs6 = errors;
if(!(validate172(data.payload, {instancePath:instancePath+"/payload",parentData:data,parentDataProperty:"payload",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate172.errors : vErrors.concat(validate172.errors);
errors = vErrors.length;
}
var valid1 = _errs6 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.ref !== undefined){
const _errs7 = errors;
if(!(validate66(data.ref, {instancePath:instancePath+"/ref",parentData:data,parentDataProperty:"ref",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
errors = vErrors.length;
}
var valid1 = _errs7 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/oneOf/0/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
var props0 = true;
}
const _errs8 = errors;
if(errors === _errs8){
if(Array.isArray(data)){
if(data.length > 5){
const err4 = {instancePath,schemaPath:"#/oneOf/1/maxItems",keyword:"maxItems",params:{limit: 5},message:"must NOT have more than 5 items"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
else {
if(data.length < 5){
const err5 = {instancePath,schemaPath:"#/oneOf/1/minItems",keyword:"minItems",params:{limit: 5},message:"must NOT have fewer than 5 items"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
else {
const len0 = data.length;
if(len0 > 0){
const _errs10 = errors;
if(!(validate66(data[0], {instancePath:instancePath+"/0",parentData:data,parentDataProperty:0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
errors = vErrors.length;
}
var valid2 = _errs10 === errors;
}
if(valid2){
if(len0 > 1){
const _errs11 = errors;
if(!(validate66(data[1], {instancePath:instancePath+"/1",parentData:data,parentDataProperty:1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
errors = vErrors.length;
}
var valid2 = _errs11 === errors;
}
if(valid2){
if(len0 > 2){
const _errs12 = errors;
if(!(validate53(data[2], {instancePath:instancePath+"/2",parentData:data,parentDataProperty:2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
var valid2 = _errs12 === errors;
}
if(valid2){
if(len0 > 3){
const _errs13 = errors;
if("presence_state" !== data[3]){
const err6 = {instancePath:instancePath+"/3",schemaPath:"#/oneOf/1/prefixItems/3/const",keyword:"const",params:{allowedValue: "presence_state"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var valid2 = _errs13 === errors;
}
if(valid2){
if(len0 > 4){
const _errs14 = errors;
if(!(validate172(data[4], {instancePath:instancePath+"/4",parentData:data,parentDataProperty:4,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate172.errors : vErrors.concat(validate172.errors);
errors = vErrors.length;
}
var valid2 = _errs14 === errors;
}
if(valid2){
const len1 = data.length;
if(!(len1 <= 5)){
const err7 = {instancePath,schemaPath:"#/oneOf/1/items",keyword:"items",params:{limit: 5},message:"must NOT have more than 5 items"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
}
}
}
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/oneOf/1/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
var _valid0 = _errs8 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
var items0 = true;
}
}
if(!valid0){
const err9 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
validate170.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate170.errors = vErrors;
evaluated0.props = props0;
evaluated0.items = items0;
return errors === 0;
}
validate170.evaluated = {"dynamicProps":true,"dynamicItems":true};

export const serverPresenceDiff = validate179;
const schema48 = {"oneOf":[{"type":"object","required":["topic","event","payload","ref"],"additionalProperties":false,"properties":{"topic":{"$ref":"realtime.Topic"},"event":{"const":"presence_diff"},"payload":{"$ref":"realtime.PresenceDiff"},"ref":{"$ref":"realtime.Ref"}}},{"type":"array","minItems":5,"maxItems":5,"prefixItems":[{"$ref":"realtime.Ref"},{"$ref":"realtime.Ref"},{"$ref":"realtime.Topic"},{"const":"presence_diff"},{"$ref":"realtime.PresenceDiff"}],"items":false}],"$id":"serverPresenceDiff"};
const schema49 = {"type":"object","required":["joins","leaves"],"additionalProperties":false,"properties":{"joins":{"$ref":"realtime.PresenceState"},"leaves":{"$ref":"realtime.PresenceState"}},"$id":"realtime.PresenceDiff"};

function validate181(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="realtime.PresenceDiff" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate181.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.joins === undefined) && (missing0 = "joins")) || ((data.leaves === undefined) && (missing0 = "leaves"))){
validate181.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "joins") || (key0 === "leaves"))){
validate181.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.joins !== undefined){
const _errs2 = errors;
if(!(validate172(data.joins, {instancePath:instancePath+"/joins",parentData:data,parentDataProperty:"joins",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate172.errors : vErrors.concat(validate172.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.leaves !== undefined){
const _errs3 = errors;
if(!(validate172(data.leaves, {instancePath:instancePath+"/leaves",parentData:data,parentDataProperty:"leaves",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate172.errors : vErrors.concat(validate172.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate181.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate181.errors = vErrors;
return errors === 0;
}
validate181.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate179(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="serverPresenceDiff" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate179.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.topic === undefined) && (missing0 = "topic")) || ((data.event === undefined) && (missing0 = "event"))) || ((data.payload === undefined) && (missing0 = "payload"))) || ((data.ref === undefined) && (missing0 = "ref"))){
const err0 = {instancePath,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
const _errs3 = errors;
for(const key0 in data){
if(!((((key0 === "topic") || (key0 === "event")) || (key0 === "payload")) || (key0 === "ref"))){
const err1 = {instancePath,schemaPath:"#/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
break;
}
}
if(_errs3 === errors){
if(data.topic !== undefined){
const _errs4 = errors;
if(!(validate53(data.topic, {instancePath:instancePath+"/topic",parentData:data,parentDataProperty:"topic",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
var valid1 = _errs4 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.event !== undefined){
const _errs5 = errors;
if("presence_diff" !== data.event){
const err2 = {instancePath:instancePath+"/event",schemaPath:"#/oneOf/0/properties/event/const",keyword:"const",params:{allowedValue: "presence_diff"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.payload !== undefined){
const _errs6 = errors;
if(!(validate181(data.payload, {instancePath:instancePath+"/payload",parentData:data,parentDataProperty:"payload",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate181.errors : vErrors.concat(validate181.errors);
errors = vErrors.length;
}
var valid1 = _errs6 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.ref !== undefined){
const _errs7 = errors;
if(!(validate66(data.ref, {instancePath:instancePath+"/ref",parentData:data,parentDataProperty:"ref",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
errors = vErrors.length;
}
var valid1 = _errs7 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/oneOf/0/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
var props0 = true;
}
const _errs8 = errors;
if(errors === _errs8){
if(Array.isArray(data)){
if(data.length > 5){
const err4 = {instancePath,schemaPath:"#/oneOf/1/maxItems",keyword:"maxItems",params:{limit: 5},message:"must NOT have more than 5 items"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
else {
if(data.length < 5){
const err5 = {instancePath,schemaPath:"#/oneOf/1/minItems",keyword:"minItems",params:{limit: 5},message:"must NOT have fewer than 5 items"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
else {
const len0 = data.length;
if(len0 > 0){
const _errs10 = errors;
if(!(validate66(data[0], {instancePath:instancePath+"/0",parentData:data,parentDataProperty:0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
errors = vErrors.length;
}
var valid2 = _errs10 === errors;
}
if(valid2){
if(len0 > 1){
const _errs11 = errors;
if(!(validate66(data[1], {instancePath:instancePath+"/1",parentData:data,parentDataProperty:1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
errors = vErrors.length;
}
var valid2 = _errs11 === errors;
}
if(valid2){
if(len0 > 2){
const _errs12 = errors;
if(!(validate53(data[2], {instancePath:instancePath+"/2",parentData:data,parentDataProperty:2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
var valid2 = _errs12 === errors;
}
if(valid2){
if(len0 > 3){
const _errs13 = errors;
if("presence_diff" !== data[3]){
const err6 = {instancePath:instancePath+"/3",schemaPath:"#/oneOf/1/prefixItems/3/const",keyword:"const",params:{allowedValue: "presence_diff"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var valid2 = _errs13 === errors;
}
if(valid2){
if(len0 > 4){
const _errs14 = errors;
if(!(validate181(data[4], {instancePath:instancePath+"/4",parentData:data,parentDataProperty:4,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate181.errors : vErrors.concat(validate181.errors);
errors = vErrors.length;
}
var valid2 = _errs14 === errors;
}
if(valid2){
const len1 = data.length;
if(!(len1 <= 5)){
const err7 = {instancePath,schemaPath:"#/oneOf/1/items",keyword:"items",params:{limit: 5},message:"must NOT have more than 5 items"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
}
}
}
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/oneOf/1/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
var _valid0 = _errs8 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
var items0 = true;
}
}
if(!valid0){
const err9 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
validate179.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate179.errors = vErrors;
evaluated0.props = props0;
evaluated0.items = items0;
return errors === 0;
}
validate179.evaluated = {"dynamicProps":true,"dynamicItems":true};

export const serverChanges = validate190;
const schema50 = {"oneOf":[{"type":"object","required":["topic","event","payload","ref"],"additionalProperties":false,"properties":{"topic":{"$ref":"realtime.Topic"},"event":{"const":"postgres_changes"},"payload":{"$ref":"realtime.Changes"},"ref":{"$ref":"realtime.Ref"}}},{"type":"array","minItems":5,"maxItems":5,"prefixItems":[{"$ref":"realtime.Ref"},{"$ref":"realtime.Ref"},{"$ref":"realtime.Topic"},{"const":"postgres_changes"},{"$ref":"realtime.Changes"}],"items":false}],"$id":"serverChanges"};
const schema51 = {"type":"object","required":["ids","data"],"additionalProperties":false,"properties":{"ids":{"type":"array","minItems":1,"items":{"type":"integer","minimum":1}},"data":{"$ref":"realtime.Change"}},"$id":"realtime.Changes"};
const schema52 = {"type":"object","required":["schema","table","type","commit_timestamp","columns","errors"],"additionalProperties":false,"properties":{"schema":{"type":"string"},"table":{"type":"string"},"type":{"enum":["INSERT","UPDATE","DELETE"]},"commit_timestamp":{"type":["string","null"],"pattern":"^[0-9]{4,}-[0-9]{2}-[0-9]{2}T[0-9:]{8}[.][0-9]{3}Z$"},"columns":{"type":"array","items":{"type":"object","required":["name","type"],"additionalProperties":false,"properties":{"name":{"type":"string"},"type":{"type":"string","description":"Postgres' own name: `int8`, `timestamptz`, `_text`."}}}},"record":{"$ref":"realtime.AnyObject"},"old_record":{"$ref":"realtime.AnyObject"},"errors":{"description":"Why columns are missing, `null` when none are.","anyOf":[{"type":"null"},{"type":"array","minItems":1,"items":{"enum":["Error 400: Bad Request, no primary key","Error 401: Unauthorized","Error 413: Payload Too Large"]}}]}},"oneOf":[{"required":["record"],"properties":{"type":{"const":"INSERT"},"old_record":false}},{"required":["record","old_record"],"properties":{"type":{"const":"UPDATE"}}},{"required":["old_record"],"properties":{"type":{"const":"DELETE"},"record":false}}],"$id":"realtime.Change"};
const pattern5 = new RegExp("^[0-9]{4,}-[0-9]{2}-[0-9]{2}T[0-9:]{8}[.][0-9]{3}Z$", "u");

function validate193(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="realtime.Change" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate193.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs1 = errors;
let valid0 = false;
let passing0 = null;
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.record === undefined) && (missing0 = "record")){
const err0 = {instancePath,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(data.type !== undefined){
const _errs3 = errors;
if("INSERT" !== data.type){
const err1 = {instancePath:instancePath+"/type",schemaPath:"#/oneOf/0/properties/type/const",keyword:"const",params:{allowedValue: "INSERT"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.old_record !== undefined){
var valid1 = false;
const err2 = {instancePath:instancePath+"/old_record",schemaPath:"#/oneOf/0/properties/old_record/false schema",keyword:"false schema",params:{},message:"boolean schema is false"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
else {
var valid1 = true;
}
}
}
}
var _valid0 = _errs2 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
var props0 = {};
props0.type = true;
props0.old_record = true;
}
const _errs4 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if(((data.record === undefined) && (missing1 = "record")) || ((data.old_record === undefined) && (missing1 = "old_record"))){
const err3 = {instancePath,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
else {
if(data.type !== undefined){
if("UPDATE" !== data.type){
const err4 = {instancePath:instancePath+"/type",schemaPath:"#/oneOf/1/properties/type/const",keyword:"const",params:{allowedValue: "UPDATE"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
}
var _valid0 = _errs4 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
}
}
const _errs6 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((data.old_record === undefined) && (missing2 = "old_record")){
const err5 = {instancePath,schemaPath:"#/oneOf/2/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
else {
if(data.type !== undefined){
const _errs7 = errors;
if("DELETE" !== data.type){
const err6 = {instancePath:instancePath+"/type",schemaPath:"#/oneOf/2/properties/type/const",keyword:"const",params:{allowedValue: "DELETE"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var valid3 = _errs7 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.record !== undefined){
var valid3 = false;
const err7 = {instancePath:instancePath+"/record",schemaPath:"#/oneOf/2/properties/record/false schema",keyword:"false schema",params:{},message:"boolean schema is false"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
else {
var valid3 = true;
}
}
}
}
var _valid0 = _errs6 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 2];
}
else {
if(_valid0){
valid0 = true;
passing0 = 2;
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.record = true;
}
}
}
}
if(!valid0){
const err8 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
validate193.errors = vErrors;
return false;
}
else {
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing3;
if(((((((data.schema === undefined) && (missing3 = "schema")) || ((data.table === undefined) && (missing3 = "table"))) || ((data.type === undefined) && (missing3 = "type"))) || ((data.commit_timestamp === undefined) && (missing3 = "commit_timestamp"))) || ((data.columns === undefined) && (missing3 = "columns"))) || ((data.errors === undefined) && (missing3 = "errors"))){
validate193.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing3},message:"must have required property '"+missing3+"'"}];
return false;
}
else {
const _errs8 = errors;
for(const key0 in data){
if(!((((((((key0 === "schema") || (key0 === "table")) || (key0 === "type")) || (key0 === "commit_timestamp")) || (key0 === "columns")) || (key0 === "record")) || (key0 === "old_record")) || (key0 === "errors"))){
validate193.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs8 === errors){
if(data.schema !== undefined){
const _errs9 = errors;
if(typeof data.schema !== "string"){
validate193.errors = [{instancePath:instancePath+"/schema",schemaPath:"#/properties/schema/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid4 = _errs9 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data.table !== undefined){
const _errs11 = errors;
if(typeof data.table !== "string"){
validate193.errors = [{instancePath:instancePath+"/table",schemaPath:"#/properties/table/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid4 = _errs11 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data.type !== undefined){
let data7 = data.type;
const _errs13 = errors;
if(!(((data7 === "INSERT") || (data7 === "UPDATE")) || (data7 === "DELETE"))){
validate193.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema52.properties.type.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid4 = _errs13 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data.commit_timestamp !== undefined){
let data8 = data.commit_timestamp;
const _errs14 = errors;
if((typeof data8 !== "string") && (data8 !== null)){
validate193.errors = [{instancePath:instancePath+"/commit_timestamp",schemaPath:"#/properties/commit_timestamp/type",keyword:"type",params:{type: schema52.properties.commit_timestamp.type},message:"must be string,null"}];
return false;
}
if(errors === _errs14){
if(typeof data8 === "string"){
if(!pattern5.test(data8)){
validate193.errors = [{instancePath:instancePath+"/commit_timestamp",schemaPath:"#/properties/commit_timestamp/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4,}-[0-9]{2}-[0-9]{2}T[0-9:]{8}[.][0-9]{3}Z$"},message:"must match pattern \""+"^[0-9]{4,}-[0-9]{2}-[0-9]{2}T[0-9:]{8}[.][0-9]{3}Z$"+"\""}];
return false;
}
}
}
var valid4 = _errs14 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data.columns !== undefined){
let data9 = data.columns;
const _errs16 = errors;
if(errors === _errs16){
if(Array.isArray(data9)){
var valid5 = true;
const len0 = data9.length;
for(let i0=0; i0<len0; i0++){
let data10 = data9[i0];
const _errs18 = errors;
if(errors === _errs18){
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
let missing4;
if(((data10.name === undefined) && (missing4 = "name")) || ((data10.type === undefined) && (missing4 = "type"))){
validate193.errors = [{instancePath:instancePath+"/columns/" + i0,schemaPath:"#/properties/columns/items/required",keyword:"required",params:{missingProperty: missing4},message:"must have required property '"+missing4+"'"}];
return false;
}
else {
const _errs20 = errors;
for(const key1 in data10){
if(!((key1 === "name") || (key1 === "type"))){
validate193.errors = [{instancePath:instancePath+"/columns/" + i0,schemaPath:"#/properties/columns/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs20 === errors){
if(data10.name !== undefined){
const _errs21 = errors;
if(typeof data10.name !== "string"){
validate193.errors = [{instancePath:instancePath+"/columns/" + i0+"/name",schemaPath:"#/properties/columns/items/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid6 = _errs21 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data10.type !== undefined){
const _errs23 = errors;
if(typeof data10.type !== "string"){
validate193.errors = [{instancePath:instancePath+"/columns/" + i0+"/type",schemaPath:"#/properties/columns/items/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid6 = _errs23 === errors;
}
else {
var valid6 = true;
}
}
}
}
}
else {
validate193.errors = [{instancePath:instancePath+"/columns/" + i0,schemaPath:"#/properties/columns/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid5 = _errs18 === errors;
if(!valid5){
break;
}
}
}
else {
validate193.errors = [{instancePath:instancePath+"/columns",schemaPath:"#/properties/columns/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid4 = _errs16 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data.record !== undefined){
const _errs25 = errors;
if(!(validate163(data.record, {instancePath:instancePath+"/record",parentData:data,parentDataProperty:"record",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate163.errors : vErrors.concat(validate163.errors);
errors = vErrors.length;
}
var valid4 = _errs25 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data.old_record !== undefined){
const _errs26 = errors;
if(!(validate163(data.old_record, {instancePath:instancePath+"/old_record",parentData:data,parentDataProperty:"old_record",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate163.errors : vErrors.concat(validate163.errors);
errors = vErrors.length;
}
var valid4 = _errs26 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data.errors !== undefined){
let data15 = data.errors;
const _errs27 = errors;
const _errs28 = errors;
let valid7 = false;
const _errs29 = errors;
if(data15 !== null){
const err9 = {instancePath:instancePath+"/errors",schemaPath:"#/properties/errors/anyOf/0/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
var _valid1 = _errs29 === errors;
valid7 = valid7 || _valid1;
const _errs31 = errors;
if(errors === _errs31){
if(Array.isArray(data15)){
if(data15.length < 1){
const err10 = {instancePath:instancePath+"/errors",schemaPath:"#/properties/errors/anyOf/1/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
else {
var valid8 = true;
const len1 = data15.length;
for(let i1=0; i1<len1; i1++){
let data16 = data15[i1];
const _errs33 = errors;
if(!(((data16 === "Error 400: Bad Request, no primary key") || (data16 === "Error 401: Unauthorized")) || (data16 === "Error 413: Payload Too Large"))){
const err11 = {instancePath:instancePath+"/errors/" + i1,schemaPath:"#/properties/errors/anyOf/1/items/enum",keyword:"enum",params:{allowedValues: schema52.properties.errors.anyOf[1].items.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
var valid8 = _errs33 === errors;
if(!valid8){
break;
}
}
}
}
else {
const err12 = {instancePath:instancePath+"/errors",schemaPath:"#/properties/errors/anyOf/1/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
var _valid1 = _errs31 === errors;
valid7 = valid7 || _valid1;
if(!valid7){
const err13 = {instancePath:instancePath+"/errors",schemaPath:"#/properties/errors/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
validate193.errors = vErrors;
return false;
}
else {
errors = _errs28;
if(vErrors !== null){
if(_errs28){
vErrors.length = _errs28;
}
else {
vErrors = null;
}
}
}
var valid4 = _errs27 === errors;
}
else {
var valid4 = true;
}
}
}
}
}
}
}
}
}
}
}
else {
validate193.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate193.errors = vErrors;
return errors === 0;
}
validate193.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate192(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="realtime.Changes" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate192.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.ids === undefined) && (missing0 = "ids")) || ((data.data === undefined) && (missing0 = "data"))){
validate192.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "ids") || (key0 === "data"))){
validate192.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.ids !== undefined){
let data0 = data.ids;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
if(data0.length < 1){
validate192.errors = [{instancePath:instancePath+"/ids",schemaPath:"#/properties/ids/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs4 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate192.errors = [{instancePath:instancePath+"/ids/" + i0,schemaPath:"#/properties/ids/items/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs4){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 1 || isNaN(data1)){
validate192.errors = [{instancePath:instancePath+"/ids/" + i0,schemaPath:"#/properties/ids/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate192.errors = [{instancePath:instancePath+"/ids",schemaPath:"#/properties/ids/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
const _errs6 = errors;
if(!(validate193(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate193.errors : vErrors.concat(validate193.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate192.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate192.errors = vErrors;
return errors === 0;
}
validate192.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate190(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="serverChanges" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate190.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.topic === undefined) && (missing0 = "topic")) || ((data.event === undefined) && (missing0 = "event"))) || ((data.payload === undefined) && (missing0 = "payload"))) || ((data.ref === undefined) && (missing0 = "ref"))){
const err0 = {instancePath,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
const _errs3 = errors;
for(const key0 in data){
if(!((((key0 === "topic") || (key0 === "event")) || (key0 === "payload")) || (key0 === "ref"))){
const err1 = {instancePath,schemaPath:"#/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
break;
}
}
if(_errs3 === errors){
if(data.topic !== undefined){
const _errs4 = errors;
if(!(validate53(data.topic, {instancePath:instancePath+"/topic",parentData:data,parentDataProperty:"topic",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
var valid1 = _errs4 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.event !== undefined){
const _errs5 = errors;
if("postgres_changes" !== data.event){
const err2 = {instancePath:instancePath+"/event",schemaPath:"#/oneOf/0/properties/event/const",keyword:"const",params:{allowedValue: "postgres_changes"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.payload !== undefined){
const _errs6 = errors;
if(!(validate192(data.payload, {instancePath:instancePath+"/payload",parentData:data,parentDataProperty:"payload",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate192.errors : vErrors.concat(validate192.errors);
errors = vErrors.length;
}
var valid1 = _errs6 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.ref !== undefined){
const _errs7 = errors;
if(!(validate66(data.ref, {instancePath:instancePath+"/ref",parentData:data,parentDataProperty:"ref",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
errors = vErrors.length;
}
var valid1 = _errs7 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/oneOf/0/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
var props0 = true;
}
const _errs8 = errors;
if(errors === _errs8){
if(Array.isArray(data)){
if(data.length > 5){
const err4 = {instancePath,schemaPath:"#/oneOf/1/maxItems",keyword:"maxItems",params:{limit: 5},message:"must NOT have more than 5 items"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
else {
if(data.length < 5){
const err5 = {instancePath,schemaPath:"#/oneOf/1/minItems",keyword:"minItems",params:{limit: 5},message:"must NOT have fewer than 5 items"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
else {
const len0 = data.length;
if(len0 > 0){
const _errs10 = errors;
if(!(validate66(data[0], {instancePath:instancePath+"/0",parentData:data,parentDataProperty:0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
errors = vErrors.length;
}
var valid2 = _errs10 === errors;
}
if(valid2){
if(len0 > 1){
const _errs11 = errors;
if(!(validate66(data[1], {instancePath:instancePath+"/1",parentData:data,parentDataProperty:1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
errors = vErrors.length;
}
var valid2 = _errs11 === errors;
}
if(valid2){
if(len0 > 2){
const _errs12 = errors;
if(!(validate53(data[2], {instancePath:instancePath+"/2",parentData:data,parentDataProperty:2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
var valid2 = _errs12 === errors;
}
if(valid2){
if(len0 > 3){
const _errs13 = errors;
if("postgres_changes" !== data[3]){
const err6 = {instancePath:instancePath+"/3",schemaPath:"#/oneOf/1/prefixItems/3/const",keyword:"const",params:{allowedValue: "postgres_changes"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var valid2 = _errs13 === errors;
}
if(valid2){
if(len0 > 4){
const _errs14 = errors;
if(!(validate192(data[4], {instancePath:instancePath+"/4",parentData:data,parentDataProperty:4,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate192.errors : vErrors.concat(validate192.errors);
errors = vErrors.length;
}
var valid2 = _errs14 === errors;
}
if(valid2){
const len1 = data.length;
if(!(len1 <= 5)){
const err7 = {instancePath,schemaPath:"#/oneOf/1/items",keyword:"items",params:{limit: 5},message:"must NOT have more than 5 items"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
}
}
}
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/oneOf/1/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
var _valid0 = _errs8 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
var items0 = true;
}
}
if(!valid0){
const err9 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
validate190.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate190.errors = vErrors;
evaluated0.props = props0;
evaluated0.items = items0;
return errors === 0;
}
validate190.evaluated = {"dynamicProps":true,"dynamicItems":true};

export const serverLegacyInsert = validate203;
const schema53 = {"oneOf":[{"type":"object","required":["topic","event","payload","ref"],"additionalProperties":false,"properties":{"topic":{"$ref":"realtime.Topic"},"event":{"const":"INSERT"},"payload":{"$ref":"realtime.Change"},"ref":{"$ref":"realtime.Ref"}}},{"type":"array","minItems":5,"maxItems":5,"prefixItems":[{"$ref":"realtime.Ref"},{"$ref":"realtime.Ref"},{"$ref":"realtime.Topic"},{"const":"INSERT"},{"$ref":"realtime.Change"}],"items":false}],"$id":"serverLegacyInsert"};

function validate203(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="serverLegacyInsert" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate203.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.topic === undefined) && (missing0 = "topic")) || ((data.event === undefined) && (missing0 = "event"))) || ((data.payload === undefined) && (missing0 = "payload"))) || ((data.ref === undefined) && (missing0 = "ref"))){
const err0 = {instancePath,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
const _errs3 = errors;
for(const key0 in data){
if(!((((key0 === "topic") || (key0 === "event")) || (key0 === "payload")) || (key0 === "ref"))){
const err1 = {instancePath,schemaPath:"#/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
break;
}
}
if(_errs3 === errors){
if(data.topic !== undefined){
const _errs4 = errors;
if(!(validate53(data.topic, {instancePath:instancePath+"/topic",parentData:data,parentDataProperty:"topic",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
var valid1 = _errs4 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.event !== undefined){
const _errs5 = errors;
if("INSERT" !== data.event){
const err2 = {instancePath:instancePath+"/event",schemaPath:"#/oneOf/0/properties/event/const",keyword:"const",params:{allowedValue: "INSERT"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.payload !== undefined){
const _errs6 = errors;
if(!(validate193(data.payload, {instancePath:instancePath+"/payload",parentData:data,parentDataProperty:"payload",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate193.errors : vErrors.concat(validate193.errors);
errors = vErrors.length;
}
var valid1 = _errs6 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.ref !== undefined){
const _errs7 = errors;
if(!(validate66(data.ref, {instancePath:instancePath+"/ref",parentData:data,parentDataProperty:"ref",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
errors = vErrors.length;
}
var valid1 = _errs7 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/oneOf/0/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
var props0 = true;
}
const _errs8 = errors;
if(errors === _errs8){
if(Array.isArray(data)){
if(data.length > 5){
const err4 = {instancePath,schemaPath:"#/oneOf/1/maxItems",keyword:"maxItems",params:{limit: 5},message:"must NOT have more than 5 items"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
else {
if(data.length < 5){
const err5 = {instancePath,schemaPath:"#/oneOf/1/minItems",keyword:"minItems",params:{limit: 5},message:"must NOT have fewer than 5 items"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
else {
const len0 = data.length;
if(len0 > 0){
const _errs10 = errors;
if(!(validate66(data[0], {instancePath:instancePath+"/0",parentData:data,parentDataProperty:0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
errors = vErrors.length;
}
var valid2 = _errs10 === errors;
}
if(valid2){
if(len0 > 1){
const _errs11 = errors;
if(!(validate66(data[1], {instancePath:instancePath+"/1",parentData:data,parentDataProperty:1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
errors = vErrors.length;
}
var valid2 = _errs11 === errors;
}
if(valid2){
if(len0 > 2){
const _errs12 = errors;
if(!(validate53(data[2], {instancePath:instancePath+"/2",parentData:data,parentDataProperty:2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
var valid2 = _errs12 === errors;
}
if(valid2){
if(len0 > 3){
const _errs13 = errors;
if("INSERT" !== data[3]){
const err6 = {instancePath:instancePath+"/3",schemaPath:"#/oneOf/1/prefixItems/3/const",keyword:"const",params:{allowedValue: "INSERT"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var valid2 = _errs13 === errors;
}
if(valid2){
if(len0 > 4){
const _errs14 = errors;
if(!(validate193(data[4], {instancePath:instancePath+"/4",parentData:data,parentDataProperty:4,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate193.errors : vErrors.concat(validate193.errors);
errors = vErrors.length;
}
var valid2 = _errs14 === errors;
}
if(valid2){
const len1 = data.length;
if(!(len1 <= 5)){
const err7 = {instancePath,schemaPath:"#/oneOf/1/items",keyword:"items",params:{limit: 5},message:"must NOT have more than 5 items"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
}
}
}
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/oneOf/1/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
var _valid0 = _errs8 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
var items0 = true;
}
}
if(!valid0){
const err9 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
validate203.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate203.errors = vErrors;
evaluated0.props = props0;
evaluated0.items = items0;
return errors === 0;
}
validate203.evaluated = {"dynamicProps":true,"dynamicItems":true};

export const serverLegacyUpdate = validate211;
const schema54 = {"oneOf":[{"type":"object","required":["topic","event","payload","ref"],"additionalProperties":false,"properties":{"topic":{"$ref":"realtime.Topic"},"event":{"const":"UPDATE"},"payload":{"$ref":"realtime.Change"},"ref":{"$ref":"realtime.Ref"}}},{"type":"array","minItems":5,"maxItems":5,"prefixItems":[{"$ref":"realtime.Ref"},{"$ref":"realtime.Ref"},{"$ref":"realtime.Topic"},{"const":"UPDATE"},{"$ref":"realtime.Change"}],"items":false}],"$id":"serverLegacyUpdate"};

function validate211(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="serverLegacyUpdate" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate211.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.topic === undefined) && (missing0 = "topic")) || ((data.event === undefined) && (missing0 = "event"))) || ((data.payload === undefined) && (missing0 = "payload"))) || ((data.ref === undefined) && (missing0 = "ref"))){
const err0 = {instancePath,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
const _errs3 = errors;
for(const key0 in data){
if(!((((key0 === "topic") || (key0 === "event")) || (key0 === "payload")) || (key0 === "ref"))){
const err1 = {instancePath,schemaPath:"#/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
break;
}
}
if(_errs3 === errors){
if(data.topic !== undefined){
const _errs4 = errors;
if(!(validate53(data.topic, {instancePath:instancePath+"/topic",parentData:data,parentDataProperty:"topic",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
var valid1 = _errs4 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.event !== undefined){
const _errs5 = errors;
if("UPDATE" !== data.event){
const err2 = {instancePath:instancePath+"/event",schemaPath:"#/oneOf/0/properties/event/const",keyword:"const",params:{allowedValue: "UPDATE"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.payload !== undefined){
const _errs6 = errors;
if(!(validate193(data.payload, {instancePath:instancePath+"/payload",parentData:data,parentDataProperty:"payload",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate193.errors : vErrors.concat(validate193.errors);
errors = vErrors.length;
}
var valid1 = _errs6 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.ref !== undefined){
const _errs7 = errors;
if(!(validate66(data.ref, {instancePath:instancePath+"/ref",parentData:data,parentDataProperty:"ref",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
errors = vErrors.length;
}
var valid1 = _errs7 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/oneOf/0/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
var props0 = true;
}
const _errs8 = errors;
if(errors === _errs8){
if(Array.isArray(data)){
if(data.length > 5){
const err4 = {instancePath,schemaPath:"#/oneOf/1/maxItems",keyword:"maxItems",params:{limit: 5},message:"must NOT have more than 5 items"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
else {
if(data.length < 5){
const err5 = {instancePath,schemaPath:"#/oneOf/1/minItems",keyword:"minItems",params:{limit: 5},message:"must NOT have fewer than 5 items"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
else {
const len0 = data.length;
if(len0 > 0){
const _errs10 = errors;
if(!(validate66(data[0], {instancePath:instancePath+"/0",parentData:data,parentDataProperty:0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
errors = vErrors.length;
}
var valid2 = _errs10 === errors;
}
if(valid2){
if(len0 > 1){
const _errs11 = errors;
if(!(validate66(data[1], {instancePath:instancePath+"/1",parentData:data,parentDataProperty:1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
errors = vErrors.length;
}
var valid2 = _errs11 === errors;
}
if(valid2){
if(len0 > 2){
const _errs12 = errors;
if(!(validate53(data[2], {instancePath:instancePath+"/2",parentData:data,parentDataProperty:2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
var valid2 = _errs12 === errors;
}
if(valid2){
if(len0 > 3){
const _errs13 = errors;
if("UPDATE" !== data[3]){
const err6 = {instancePath:instancePath+"/3",schemaPath:"#/oneOf/1/prefixItems/3/const",keyword:"const",params:{allowedValue: "UPDATE"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var valid2 = _errs13 === errors;
}
if(valid2){
if(len0 > 4){
const _errs14 = errors;
if(!(validate193(data[4], {instancePath:instancePath+"/4",parentData:data,parentDataProperty:4,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate193.errors : vErrors.concat(validate193.errors);
errors = vErrors.length;
}
var valid2 = _errs14 === errors;
}
if(valid2){
const len1 = data.length;
if(!(len1 <= 5)){
const err7 = {instancePath,schemaPath:"#/oneOf/1/items",keyword:"items",params:{limit: 5},message:"must NOT have more than 5 items"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
}
}
}
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/oneOf/1/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
var _valid0 = _errs8 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
var items0 = true;
}
}
if(!valid0){
const err9 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
validate211.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate211.errors = vErrors;
evaluated0.props = props0;
evaluated0.items = items0;
return errors === 0;
}
validate211.evaluated = {"dynamicProps":true,"dynamicItems":true};

export const serverLegacyDelete = validate219;
const schema55 = {"oneOf":[{"type":"object","required":["topic","event","payload","ref"],"additionalProperties":false,"properties":{"topic":{"$ref":"realtime.Topic"},"event":{"const":"DELETE"},"payload":{"$ref":"realtime.Change"},"ref":{"$ref":"realtime.Ref"}}},{"type":"array","minItems":5,"maxItems":5,"prefixItems":[{"$ref":"realtime.Ref"},{"$ref":"realtime.Ref"},{"$ref":"realtime.Topic"},{"const":"DELETE"},{"$ref":"realtime.Change"}],"items":false}],"$id":"serverLegacyDelete"};

function validate219(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="serverLegacyDelete" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate219.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.topic === undefined) && (missing0 = "topic")) || ((data.event === undefined) && (missing0 = "event"))) || ((data.payload === undefined) && (missing0 = "payload"))) || ((data.ref === undefined) && (missing0 = "ref"))){
const err0 = {instancePath,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
const _errs3 = errors;
for(const key0 in data){
if(!((((key0 === "topic") || (key0 === "event")) || (key0 === "payload")) || (key0 === "ref"))){
const err1 = {instancePath,schemaPath:"#/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
break;
}
}
if(_errs3 === errors){
if(data.topic !== undefined){
const _errs4 = errors;
if(!(validate53(data.topic, {instancePath:instancePath+"/topic",parentData:data,parentDataProperty:"topic",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
var valid1 = _errs4 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.event !== undefined){
const _errs5 = errors;
if("DELETE" !== data.event){
const err2 = {instancePath:instancePath+"/event",schemaPath:"#/oneOf/0/properties/event/const",keyword:"const",params:{allowedValue: "DELETE"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.payload !== undefined){
const _errs6 = errors;
if(!(validate193(data.payload, {instancePath:instancePath+"/payload",parentData:data,parentDataProperty:"payload",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate193.errors : vErrors.concat(validate193.errors);
errors = vErrors.length;
}
var valid1 = _errs6 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.ref !== undefined){
const _errs7 = errors;
if(!(validate66(data.ref, {instancePath:instancePath+"/ref",parentData:data,parentDataProperty:"ref",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
errors = vErrors.length;
}
var valid1 = _errs7 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/oneOf/0/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
var props0 = true;
}
const _errs8 = errors;
if(errors === _errs8){
if(Array.isArray(data)){
if(data.length > 5){
const err4 = {instancePath,schemaPath:"#/oneOf/1/maxItems",keyword:"maxItems",params:{limit: 5},message:"must NOT have more than 5 items"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
else {
if(data.length < 5){
const err5 = {instancePath,schemaPath:"#/oneOf/1/minItems",keyword:"minItems",params:{limit: 5},message:"must NOT have fewer than 5 items"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
else {
const len0 = data.length;
if(len0 > 0){
const _errs10 = errors;
if(!(validate66(data[0], {instancePath:instancePath+"/0",parentData:data,parentDataProperty:0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
errors = vErrors.length;
}
var valid2 = _errs10 === errors;
}
if(valid2){
if(len0 > 1){
const _errs11 = errors;
if(!(validate66(data[1], {instancePath:instancePath+"/1",parentData:data,parentDataProperty:1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
errors = vErrors.length;
}
var valid2 = _errs11 === errors;
}
if(valid2){
if(len0 > 2){
const _errs12 = errors;
if(!(validate53(data[2], {instancePath:instancePath+"/2",parentData:data,parentDataProperty:2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
var valid2 = _errs12 === errors;
}
if(valid2){
if(len0 > 3){
const _errs13 = errors;
if("DELETE" !== data[3]){
const err6 = {instancePath:instancePath+"/3",schemaPath:"#/oneOf/1/prefixItems/3/const",keyword:"const",params:{allowedValue: "DELETE"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var valid2 = _errs13 === errors;
}
if(valid2){
if(len0 > 4){
const _errs14 = errors;
if(!(validate193(data[4], {instancePath:instancePath+"/4",parentData:data,parentDataProperty:4,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate193.errors : vErrors.concat(validate193.errors);
errors = vErrors.length;
}
var valid2 = _errs14 === errors;
}
if(valid2){
const len1 = data.length;
if(!(len1 <= 5)){
const err7 = {instancePath,schemaPath:"#/oneOf/1/items",keyword:"items",params:{limit: 5},message:"must NOT have more than 5 items"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
}
}
}
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/oneOf/1/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
var _valid0 = _errs8 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
var items0 = true;
}
}
if(!valid0){
const err9 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
validate219.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate219.errors = vErrors;
evaluated0.props = props0;
evaluated0.items = items0;
return errors === 0;
}
validate219.evaluated = {"dynamicProps":true,"dynamicItems":true};
